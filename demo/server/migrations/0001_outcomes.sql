DELETE FROM "requests" WHERE "http_status" IS NULL;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "http_status" SET NOT NULL;
