ALTER TABLE "quotes" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "quotes_network" ON "quotes" USING btree ("network","created_at");