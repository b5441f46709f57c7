ALTER TABLE "bundles" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "charge" text DEFAULT 'recurring' NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "price_per" integer DEFAULT 1 NOT NULL;