CREATE TABLE "search_index"."stock_changes" (
	"store_id" text NOT NULL,
	"xid" bigint NOT NULL,
	"number" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_changes_store_id_xid_number_pk" PRIMARY KEY("store_id","xid","number")
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "search_index"."listings" ADD COLUMN "head" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_changes_changed_at" ON "search_index"."stock_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "listings_head" ON "search_index"."listings" USING btree ("store_id","head" text_pattern_ops);--> statement-breakpoint
-- From here on by hand. What a product is, as its name says it: the last word before "with milk", "(500 g)" or "· दूध".
CREATE FUNCTION search_index.head_of("name" text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT substring(btrim(regexp_replace(regexp_replace(
		regexp_replace(lower(normalize("name")), '\s*([][(){},;:|/·•–—+&]|\s-|\s(with|for|from|in)\s).*$', ''),
		'(\s+x?\d[\d.,]*\s*-?(kgs?|g|gms?|mg|ltrs?|l|ml|pcs?|pieces?|packs?|dozen|cm|mm|m|in|%)?)+$', ''),
		'[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+', ' ', 'g')) FROM '[^ ]+$')
$$;
--> statement-breakpoint
CREATE FUNCTION search_index.singular_of("word" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN word ~ '[a-z]{2}ies$' THEN regexp_replace(word, 'ies$', 'y')
		WHEN word ~ '([a-z]o|ss|sh|ch|x)es$' THEN regexp_replace(word, 'es$', '')
		WHEN word ~ '[a-z]{2}[^su]s$' THEN regexp_replace(word, 's$', '')
		ELSE word END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_index.refresh("ids" text[]) RETURNS void LANGUAGE sql AS $$
	WITH fresh AS (
		SELECT p.created_order AS number, p.store_id, p.id AS product_id, p.category_id, p.position, v.is_visible,
			v.selling_price_paise AS price_paise, p.is_subscribable, coalesce(p.average_rating * 10, 0)::smallint AS rating_tenths,
			btrim(lower(normalize(p.name))) AS name_key,
			setweight(search_index.words_of(p.name), 'A') || setweight(search_index.words_of(p.local_name || ' ' || p.search_aliases), 'B')
				|| setweight(search_index.words_of(p.brand), 'C') AS words,
			coalesce(search_index.singular_of(search_index.head_of(p.name)), '') AS head
		FROM public.products p
		JOIN public.product_variants v ON v.product_id = p.id AND v.position = 0
		WHERE p.id = ANY(ids)
	), listed AS (
		INSERT INTO search_index.listings (number, store_id, product_id, category_id, position, is_visible, price_paise, is_subscribable, rating_tenths, name_key, words, head, changed_xid)
		SELECT fresh.*, pg_current_xact_id()::text::bigint FROM fresh ORDER BY number
		ON CONFLICT (number) DO UPDATE SET store_id = excluded.store_id, category_id = excluded.category_id,
			position = excluded.position, is_visible = excluded.is_visible, price_paise = excluded.price_paise,
			is_subscribable = excluded.is_subscribable, rating_tenths = excluded.rating_tenths, name_key = excluded.name_key,
			words = excluded.words, head = excluded.head, changed_xid = excluded.changed_xid
	)
	INSERT INTO search_index.words (store_id, word)
	SELECT DISTINCT store_id, word FROM fresh, unnest(tsvector_to_array(words)) AS word
	WHERE length(word) BETWEEN 2 AND 40 AND word !~ '[0-9]'
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Every variant counts: its price, its size, whether it is shown and whether there is any of it.
CREATE OR REPLACE FUNCTION search_index.variants_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_index.refresh(ARRAY(SELECT DISTINCT product_id FROM added));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER search_index_variant AFTER UPDATE ON public.product_variants FOR EACH ROW
	WHEN ((OLD.product_id, OLD.position, OLD.selling_price_paise, OLD.is_visible, OLD.weight, OLD.weight_unit)
		IS DISTINCT FROM (NEW.product_id, NEW.position, NEW.selling_price_paise, NEW.is_visible, NEW.weight, NEW.weight_unit))
	EXECUTE FUNCTION search_index.variant_changed();
--> statement-breakpoint
CREATE FUNCTION search_index.later_variant_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_index.refresh(ARRAY[OLD.product_id]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_index_later_variant_gone AFTER DELETE ON public.product_variants FOR EACH ROW
	WHEN (OLD.position > 0) EXECUTE FUNCTION search_index.later_variant_gone();
--> statement-breakpoint
-- Every order takes units: only the last one and the first one again are told.
CREATE FUNCTION search_index.stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_index.stock_changes (store_id, xid, number)
	SELECT p.store_id, pg_current_xact_id()::text::bigint, p.created_order FROM public.products p WHERE p.id = NEW.product_id
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_index_stock AFTER UPDATE ON public.product_variants FOR EACH ROW
	WHEN ((OLD.available_quantity > 0) <> (NEW.available_quantity > 0)) EXECUTE FUNCTION search_index.stock_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_index.changes("store" text, "since" bigint) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN json_build_array(
		pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
		(SELECT c.changed_xid FROM search_index.category_changes c WHERE c.store_id = "store"),
		(SELECT json_agg(found.number) FROM (
			SELECT l.number FROM search_index.listings l WHERE l.store_id = "store"
				AND l.changed_xid >= "since" AND l.changed_xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
			UNION ALL
			SELECT s.number FROM search_index.stock_changes s WHERE s.store_id = "store" AND "since" > 0
				AND s.xid >= "since" AND s.xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint) found)
	);
END
$$;
--> statement-breakpoint
-- A variant is its price, 1 for visible + 2 for in stock + 4 times its kind of size (1 grams, 2 millilitres, 3 pieces,
-- 4 centimetres, 0 none of these), and its size in these.
CREATE OR REPLACE FUNCTION search_index.columns("numbers" integer[]) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT json_build_object('numbers', json_agg(l.number), 'categoryIds', json_agg(l.category_id),
		'positions', json_agg(l.position), 'prices', json_agg(l.price_paise), 'ratings', json_agg(l.rating_tenths),
		'flags', json_agg(l.is_visible::int + 2 * l.is_subscribable::int),
		'texts', json_agg(hashtext(l.name_key || l.head || l.words::text)),
		'variants', json_agg((
			SELECT json_agg(json_build_array(v.selling_price_paise,
				v.is_visible::int + 2 * (v.available_quantity > 0)::int + 4 * CASE v.weight_unit
					WHEN 'GRAM' THEN 1 WHEN 'KILOGRAM' THEN 1 WHEN 'MILLIGRAM' THEN 1 WHEN 'MILLILITRE' THEN 2 WHEN 'LITRE' THEN 2
					WHEN 'PIECE' THEN 3 WHEN 'DOZEN' THEN 3 WHEN 'CENTIMETRE' THEN 4 WHEN 'METRE' THEN 4 ELSE 0 END,
				v.weight * CASE v.weight_unit WHEN 'KILOGRAM' THEN 1000 WHEN 'LITRE' THEN 1000 WHEN 'MILLIGRAM' THEN 0.001
					WHEN 'DOZEN' THEN 12 WHEN 'METRE' THEN 100 ELSE 1 END) ORDER BY v.position)
			FROM public.product_variants v WHERE v.product_id = l.product_id)))
		FROM search_index.listings l WHERE l.number = ANY("numbers"));
END
$$;
--> statement-breakpoint
SELECT search_index.refresh(ARRAY(SELECT id FROM public.products));
