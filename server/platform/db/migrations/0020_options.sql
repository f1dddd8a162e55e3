ALTER TABLE "product_variants" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- From here on by hand. A product whose variants have all become those of another one is in no list.
CREATE OR REPLACE FUNCTION search_index.variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.products SET changed_at = now() WHERE id = NEW.product_id;
	PERFORM page_changes.tell(ARRAY[OLD.store_id, NEW.store_id], 'catalogue');
	PERFORM search_index.refresh(ARRAY[OLD.product_id, NEW.product_id]);
	IF OLD.product_id <> NEW.product_id THEN
		UPDATE search_index.listings l SET is_visible = false, changed_xid = pg_current_xact_id()::text::bigint
		WHERE l.product_id = OLD.product_id
			AND NOT EXISTS (SELECT FROM public.product_variants v WHERE v.product_id = OLD.product_id AND v.position = 0);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The values of options are searched like other names of the product (ADR 66).
CREATE OR REPLACE FUNCTION search_index.refresh("ids" text[]) RETURNS void LANGUAGE sql AS $$
	WITH fresh AS (
		SELECT p.created_order AS number, p.store_id, p.id AS product_id, p.category_id, p.position, v.is_visible,
			v.selling_price_paise AS price_paise, p.is_subscribable, coalesce(p.average_rating * 10, 0)::smallint AS rating_tenths,
			btrim(lower(normalize(p.name))) AS name_key,
			setweight(search_index.words_of(p.name), 'A') || setweight(search_index.words_of(concat_ws(' ', p.local_name, p.search_aliases,
				(SELECT string_agg(said #>> '{}', ' ') FROM jsonb_path_query(p.options, '$[*].values[*]') AS said))), 'B')
				|| setweight(search_index.words_of((SELECT coalesce(string_agg(said.value, ' '), '') FROM jsonb_each_text(p.facts) AS said)), 'C') AS words,
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
