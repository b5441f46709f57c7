CREATE TABLE "former_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "numbering" (
	"seller" text PRIMARY KEY NOT NULL,
	"invoice" integer DEFAULT 0 NOT NULL,
	"credit_note" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TEMPORARY TABLE "renumbered" AS SELECT "member_id", "number" AS "former", (10000000 + row_number() OVER (ORDER BY "issued_on", "sequence"))::text AS "number" FROM "invoices";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_member_id_number_pk";--> statement-breakpoint
UPDATE "invoices" i SET "number" = r."number" FROM "renumbered" r WHERE r."member_id" = i."member_id" AND r."former" = i."number";--> statement-breakpoint
UPDATE "mails" m SET "subject" = replace(m."subject", r."former", r."number"), "body" = replace(m."body", r."former", r."number"), "html" = replace(m."html", r."former", r."number"), "link" = replace(m."link", r."former", r."number"), "attachment" = replace(m."attachment"::text, r."former", r."number")::jsonb FROM "renumbered" r WHERE m."link" LIKE '%/account/' || r."member_id" || '/invoices/' || r."former" || '/pdf%';--> statement-breakpoint
DROP TABLE "renumbered";--> statement-breakpoint
ALTER TABLE "invoices" ADD PRIMARY KEY ("number");--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "corrects" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_with" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunded_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seeded" jsonb;--> statement-breakpoint
UPDATE "invoices" SET "paid_on" = "issued_on" WHERE "status" IN (2, 4);--> statement-breakpoint
UPDATE "invoices" SET "refunded_on" = "issued_on" + 6 WHERE "status" = 4;--> statement-breakpoint
INSERT INTO "invoices" ("number", "kind", "corrects", "member_id", "cause", "title", "currency", "buyer", "seller", "lines", "net", "tax", "total", "tax_rate", "tax_name", "tax_country", "days", "period_started_on", "period_ends_on", "issued_on", "due_on", "status", "refunded_on")
SELECT 'CN-' || (10000000 + row_number() OVER (ORDER BY i."issued_on", i."sequence")), 'credit_note', i."number", i."member_id", CASE i."status" WHEN 4 THEN 'refund' ELSE 'cancellation' END, i."title", i."currency", i."buyer", i."seller",
  (SELECT jsonb_agg(l.line || jsonb_build_object('amount', -(l.line->>'amount')::int) || CASE WHEN l.line ? 'unitPrice' THEN jsonb_build_object('unitPrice', -(l.line->>'unitPrice')::int) ELSE '{}'::jsonb END ORDER BY l.at) FROM jsonb_array_elements(i."lines") WITH ORDINALITY AS l(line, at)),
  -i."net", -i."tax", -i."total", i."tax_rate", i."tax_name", i."tax_country", i."days", i."period_started_on", i."period_ends_on", i."issued_on" + 6, i."issued_on" + 6, CASE i."status" WHEN 4 THEN 4 ELSE 2 END, CASE i."status" WHEN 4 THEN i."issued_on" + 6 END
FROM "invoices" i WHERE i."total" > 0 AND (i."status" = 4 OR (i."status" = 6 AND i."order_id" IS NULL));--> statement-breakpoint
UPDATE "invoices" i SET "seeded" = jsonb_build_object('status', i."status", 'paidWith', i."paid_with", 'paidOn', i."paid_on", 'refundedOn', i."refunded_on") FROM "members" m WHERE m."id" = i."member_id" AND i."order_id" IS NULL AND (i."cause" <> 'renewal' OR i."issued_on" <= (left(m."profile"->'subscription'->>'current_period_started_at', 10))::date);--> statement-breakpoint
INSERT INTO "numbering" ("seller", "invoice", "credit_note") SELECT 'Milepost', count(*) FILTER (WHERE "kind" = 'invoice'), count(*) FILTER (WHERE "kind" = 'credit_note') FROM "invoices";
