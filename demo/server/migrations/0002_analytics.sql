CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"page_id" text NOT NULL,
	"tracking_id" text,
	"member_id" integer NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"product_id" integer,
	"is_module" boolean DEFAULT false NOT NULL,
	"is_bundled" boolean DEFAULT false NOT NULL
);
