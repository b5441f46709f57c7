CREATE TABLE "bundle_modules" (
	"bundle_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "bundle_modules_bundle_id_module_id_pk" PRIMARY KEY("bundle_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"category_id" integer DEFAULT 0 NOT NULL,
	"inid" integer NOT NULL,
	"type" text NOT NULL,
	"usage_type" text NOT NULL,
	"card_type" integer DEFAULT 1 NOT NULL,
	"srt" text NOT NULL,
	"family" text DEFAULT '' NOT NULL,
	"billing_cycle" text DEFAULT 'month' NOT NULL,
	"edition" text DEFAULT 'standard' NOT NULL,
	"price" integer,
	"discount" integer DEFAULT 0 NOT NULL,
	"pricing_subtitle" text DEFAULT '' NOT NULL,
	"extends" text DEFAULT '' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"is_legacy" boolean DEFAULT false NOT NULL,
	"highlights" text[] DEFAULT '{}' NOT NULL,
	"subpackages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"usages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "bundles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"tracking_id" text PRIMARY KEY NOT NULL,
	"member_id" integer,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"profile" jsonb NOT NULL,
	CONSTRAINT "members_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text NOT NULL,
	"platform_id" integer,
	"kind" text DEFAULT 'default' NOT NULL,
	"card_type" integer DEFAULT 1 NOT NULL,
	"srt" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_core" boolean DEFAULT false NOT NULL,
	"is_legacy" boolean DEFAULT false NOT NULL,
	"is_cross_sell" boolean DEFAULT false NOT NULL,
	"is_prepayment" boolean DEFAULT false NOT NULL,
	"dependencies" integer[] DEFAULT '{}' NOT NULL,
	"pricing_type" text DEFAULT 'FIXED' NOT NULL,
	"pricing_subtitle" text DEFAULT '' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"asset_type" text,
	"minimum_asset_count" integer DEFAULT 0 NOT NULL,
	"trial_quantity" integer DEFAULT 0 NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "modules_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "plan_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platforms" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"http_status" integer,
	"body" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"started_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"member_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bundle_modules" ADD CONSTRAINT "bundle_modules_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_modules" ADD CONSTRAINT "bundle_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_platform_id_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bundles_industry" ON "bundles" USING btree ("inid");--> statement-breakpoint
CREATE INDEX "modules_platform" ON "modules" USING btree ("platform_id","sort");