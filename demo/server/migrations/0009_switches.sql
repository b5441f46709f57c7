CREATE TABLE "module_actions" (
	"member_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"takes_effect_at" timestamp with time zone,
	CONSTRAINT "module_actions_member_id_module_id_pk" PRIMARY KEY("member_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "module_switches" (
	"member_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"paid_until" timestamp with time zone,
	CONSTRAINT "module_switches_member_id_module_id_pk" PRIMARY KEY("member_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "module_actions" ADD CONSTRAINT "module_actions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_switches" ADD CONSTRAINT "module_switches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;