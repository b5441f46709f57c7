DROP INDEX "invoices_member";--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "period_started_at" TO "period_started_on";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "period_started_on" SET DATA TYPE date USING ("period_started_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "period_ends_at" TO "period_ends_on";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "period_ends_on" SET DATA TYPE date USING ("period_ends_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "issued_at" TO "issued_on";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "issued_on" SET DATA TYPE date USING ("issued_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "due_at" TO "due_on";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "due_on" SET DATA TYPE date USING ("due_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "module_trials" RENAME COLUMN "ends_at" TO "ends_on";--> statement-breakpoint
ALTER TABLE "module_trials" ALTER COLUMN "ends_on" SET DATA TYPE date USING ("ends_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "period_started_at" TO "period_started_on";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "period_started_on" SET DATA TYPE date USING ("period_started_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "period_ends_at" TO "period_ends_on";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "period_ends_on" SET DATA TYPE date USING ("period_ends_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "transactions" RENAME COLUMN "period_started_at" TO "period_started_on";--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "period_started_on" SET DATA TYPE date USING ("period_started_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "transactions" RENAME COLUMN "period_ends_at" TO "period_ends_on";--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "period_ends_on" SET DATA TYPE date USING ("period_ends_on" at time zone 'UTC')::date;--> statement-breakpoint
ALTER TABLE "module_switches" ALTER COLUMN "paid_until" SET DATA TYPE date USING ("paid_until" at time zone 'UTC')::date;--> statement-breakpoint
DELETE FROM "module_actions";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sequence" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "invoices_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cause" text;--> statement-breakpoint
UPDATE "invoices" SET "cause" = CASE WHEN "order_id" IS NOT NULL THEN 'order' WHEN "days" > 0 THEN 'addition' ELSE 'renewal' END;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
UPDATE "invoices" SET "buyer" = jsonb_build_object('company', '', 'name', m."title", 'email', '', 'address', '[]'::jsonb, 'city', '', 'state', '', 'postcode', '', 'country', m."profile"->>'country', 'vatNumber', '') FROM "members" m WHERE m."id" = "invoices"."member_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "buyer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb NOT NULL DEFAULT '{"name":"Milepost Routing, Inc.","email":"billing@milepost.example","address":["1200 Wharf Street, Suite 410"],"city":"Portland","state":"OR","postcode":"97209","country":"US","vatNumber":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "seller" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "invoices" SET "tax_country" = "buyer"->>'country';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "turn" integer;--> statement-breakpoint
UPDATE "orders" SET "turn" = n."turn" FROM (SELECT "id", row_number() OVER (PARTITION BY "member_id" ORDER BY "submitted_at", "id") AS "turn" FROM "orders" WHERE "state" <> 'draft') n WHERE n."id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "state" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "at_period_end" text DEFAULT 'renews' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_ordered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "is_ordered" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_on" date;--> statement-breakpoint
UPDATE "subscriptions" SET "anchor_on" = "period_started_on";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "anchor_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_renewal" ON "invoices" USING btree ("member_id","period_started_on") WHERE cause = 'renewal';--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","issued_on","sequence");
