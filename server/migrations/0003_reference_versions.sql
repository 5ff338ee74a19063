CREATE TABLE "reference_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
