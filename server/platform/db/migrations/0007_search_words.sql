ALTER TABLE "search_index"."words" ALTER COLUMN "word" SET DATA TYPE text COLLATE "C";
--> statement-breakpoint
-- From here on by hand. Article numbers are not misspelt words: comparing with them only takes time.
CREATE OR REPLACE FUNCTION search_index.refresh("ids" text[]) RETURNS void LANGUAGE sql AS $$
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
	WHERE length(word) BETWEEN 2 AND 40 AND word !~ '[0-9]'
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
DELETE FROM search_index.words WHERE word ~ '[0-9]';
