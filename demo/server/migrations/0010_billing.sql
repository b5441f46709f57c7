CREATE TABLE "billing_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"first_six" text NOT NULL,
	"last_four" text NOT NULL,
	"origin" text NOT NULL,
	"token" text,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"token" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_challenges" ADD CONSTRAINT "billing_challenges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;