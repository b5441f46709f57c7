CREATE TABLE "guide_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"guide" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"recipients" text[] NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"attachment" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"estimate_id" text NOT NULL,
	"member_id" integer,
	"session_id" text NOT NULL,
	"tracking_id" text,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"recipients" text[] NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"statement" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_estimateId_unique" UNIQUE("estimate_id")
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_session" ON "mails" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "quotes_cart" ON "quotes" USING btree ("tracking_id","created_at");