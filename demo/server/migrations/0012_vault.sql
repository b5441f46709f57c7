CREATE TABLE "vault_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vault_cards" ADD CONSTRAINT "vault_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;