ALTER TABLE "products" ADD COLUMN "local_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_aliases" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
-- From here on by hand: who writes the catalogue, by whatever way, writes the search index with it (ADR 11).
CREATE FUNCTION search_index.words_of("said" text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('simple'::regconfig, regexp_replace(lower(normalize(said)), '[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION search_index.refresh("ids" text[]) RETURNS void LANGUAGE sql AS $$
	WITH fresh AS (
		SELECT p.created_order AS number, p.store_id, p.id AS product_id, p.category_id, p.position, v.is_visible,
			v.selling_price_paise AS price_paise, p.is_subscribable, coalesce(p.average_rating * 10, 0)::smallint AS rating_tenths,
			btrim(lower(normalize(p.name))) AS name_key,
			setweight(search_index.words_of(p.name), 'A') || setweight(search_index.words_of(p.local_name || ' ' || p.search_aliases), 'B')
				|| setweight(search_index.words_of(p.brand), 'C') AS words
		FROM public.products p
		JOIN public.product_variants v ON v.product_id = p.id AND v.position = 0
		WHERE p.id = ANY(ids)
	), listed AS (
		INSERT INTO search_index.listings (number, store_id, product_id, category_id, position, is_visible, price_paise, is_subscribable, rating_tenths, name_key, words, changed_xid)
		SELECT fresh.*, pg_current_xact_id()::text::bigint FROM fresh ORDER BY number
		ON CONFLICT (number) DO UPDATE SET store_id = excluded.store_id, category_id = excluded.category_id,
			position = excluded.position, is_visible = excluded.is_visible, price_paise = excluded.price_paise,
			is_subscribable = excluded.is_subscribable, rating_tenths = excluded.rating_tenths, name_key = excluded.name_key,
			words = excluded.words, changed_xid = excluded.changed_xid
	)
	INSERT INTO search_index.words (store_id, word)
	SELECT DISTINCT store_id, word FROM fresh, unnest(tsvector_to_array(words)) AS word
	WHERE length(word) BETWEEN 2 AND 40
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION search_index.product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_index.refresh(ARRAY[NEW.id]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_index.variants_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_index.refresh(ARRAY(SELECT product_id FROM added WHERE position = 0));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_index.variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_index.refresh(ARRAY[OLD.product_id, NEW.product_id]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The row stays, hidden: whoever remembers it learns that it is gone.
CREATE FUNCTION search_index.variant_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE search_index.listings SET is_visible = false, changed_xid = pg_current_xact_id()::text::bigint WHERE product_id = OLD.product_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_index.category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_index.category_changes (store_id, changed_xid)
	VALUES (coalesce(NEW.store_id, OLD.store_id), pg_current_xact_id()::text::bigint)
	ON CONFLICT (store_id) DO UPDATE SET changed_xid = excluded.changed_xid;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_index_product AFTER UPDATE ON public.products FOR EACH ROW
	WHEN ((OLD.category_id, OLD.position, OLD.name, OLD.local_name, OLD.search_aliases, OLD.brand, OLD.is_subscribable, OLD.average_rating)
		IS DISTINCT FROM (NEW.category_id, NEW.position, NEW.name, NEW.local_name, NEW.search_aliases, NEW.brand, NEW.is_subscribable, NEW.average_rating))
	EXECUTE FUNCTION search_index.product_changed();
--> statement-breakpoint
CREATE TRIGGER search_index_variants_added AFTER INSERT ON public.product_variants
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_index.variants_added();
--> statement-breakpoint
-- Not for stock: what an order changes costs nothing here.
CREATE TRIGGER search_index_variant AFTER UPDATE ON public.product_variants FOR EACH ROW
	WHEN ((OLD.position = 0 OR NEW.position = 0)
		AND (OLD.product_id, OLD.position, OLD.selling_price_paise, OLD.is_visible) IS DISTINCT FROM (NEW.product_id, NEW.position, NEW.selling_price_paise, NEW.is_visible))
	EXECUTE FUNCTION search_index.variant_changed();
--> statement-breakpoint
CREATE TRIGGER search_index_variant_gone AFTER DELETE ON public.product_variants FOR EACH ROW
	WHEN (OLD.position = 0) EXECUTE FUNCTION search_index.variant_gone();
--> statement-breakpoint
CREATE TRIGGER search_index_category AFTER INSERT OR DELETE ON public.categories FOR EACH ROW
	EXECUTE FUNCTION search_index.category_changed();
--> statement-breakpoint
CREATE TRIGGER search_index_category_update AFTER UPDATE ON public.categories FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION search_index.category_changed();
--> statement-breakpoint
SELECT search_index.refresh(ARRAY(SELECT id FROM public.products));
