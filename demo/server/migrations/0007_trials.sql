CREATE TABLE "module_trials" (
	"member_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_trials_member_id_module_id_pk" PRIMARY KEY("member_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "module_trials" ADD CONSTRAINT "module_trials_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;