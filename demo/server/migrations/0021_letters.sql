ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
UPDATE "mails" SET
  "kind" = CASE WHEN "link" LIKE '%/pricing/guide/%' THEN 'guide' WHEN "link" LIKE '%/invoices/%' THEN 'receipt' ELSE 'quote' END,
  "sender" = '{"name":"Milepost","address":"billing@milepost.example","replyTo":"billing@milepost.example"}',
  "html" = '<!doctype html><html><head></head><body><p style="white-space:pre-line">' || replace(replace("body", '&', '&amp;'), '<', '&lt;') || '</p></body></html>';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "sender" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "html" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "valid_until" date;--> statement-breakpoint
UPDATE "quotes" SET
  "number" = "counted"."n",
  "sender" = '{"name":"","company":"","email":"","isMember":false}',
  "valid_until" = ("quotes"."created_at" at time zone 'UTC')::date + 30
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "n" FROM "quotes") AS "counted"
WHERE "counted"."id" = "quotes"."id";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "sender" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "valid_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_ends_on" date;