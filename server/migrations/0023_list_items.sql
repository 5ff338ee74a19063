CREATE TABLE "list_items" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"id" text NOT NULL,
	"revision" bigint NOT NULL,
	"added" text,
	"removed" text,
	"fields" jsonb NOT NULL,
	"stamps" jsonb NOT NULL,
	CONSTRAINT "list_items_user_id_list_id_id_pk" PRIMARY KEY("user_id","list_id","id")
);
--> statement-breakpoint
CREATE TABLE "list_loads" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"list" jsonb NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_loads_user_id_list_id_session_id_pk" PRIMARY KEY("user_id","list_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "list_operations" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"id" text NOT NULL,
	"ms" bigint NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_operations_user_id_list_id_id_pk" PRIMARY KEY("user_id","list_id","id")
);
--> statement-breakpoint
ALTER TABLE "lists" ALTER COLUMN "list" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "forgotten_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_user_id_list_id_lists_user_id_id_fk" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_loads" ADD CONSTRAINT "list_loads_user_id_list_id_lists_user_id_id_fk" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_operations" ADD CONSTRAINT "list_operations_user_id_list_id_lists_user_id_id_fk" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."lists"("user_id","id") ON DELETE cascade ON UPDATE no action;