ALTER TABLE "bundles" ADD COLUMN "minimum_asset_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "minimum_asset_rate" integer;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "asset_type" text;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "free_users" integer DEFAULT 0 NOT NULL;