DROP INDEX "mails_session";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "mails_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "mails_network" ON "mails" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "mails_session" ON "mails" USING btree ("session_id","number");