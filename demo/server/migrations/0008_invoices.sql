CREATE TABLE "invoices" (
	"member_id" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" integer,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"days" integer NOT NULL,
	"period_started_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "invoices_member_id_number_pk" PRIMARY KEY("member_id","number"),
	CONSTRAINT "invoices_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","issued_at");