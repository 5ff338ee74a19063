CREATE TABLE "once_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"fingerprint" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "once_keys" ADD CONSTRAINT "once_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "once_keys_user" ON "once_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "once_keys_claimed" ON "once_keys" USING btree ("claimed_at");