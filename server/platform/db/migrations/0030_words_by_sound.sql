-- A word is compared by its sound only if a name has it, since search finds other spellings in names alone. A store has
-- many more words in its facts: makers, codes, places. They get an empty frame, until a name has them, too (ADR 78).
CREATE OR REPLACE FUNCTION search_index.refresh("ids" text[]) RETURNS void LANGUAGE sql AS $$
	WITH fresh AS (
		SELECT p.created_order AS number, p.store_id, p.id AS product_id, p.category_id, p.position, v.is_visible,
			v.selling_price_paise AS price_paise, p.is_subscribable, coalesce(p.average_rating * 10, 0)::smallint AS rating_tenths,
			btrim(lower(normalize(p.name))) AS name_key,
			setweight(search_index.words_of(concat_ws(' ', p.name,
				(SELECT string_agg(said.value ->> 'name', ' ') FROM jsonb_each(p.translations) AS said))), 'A') || setweight(search_index.words_of(concat_ws(' ', p.local_name, p.search_aliases,
				(SELECT string_agg(said #>> '{}', ' ') FROM jsonb_path_query(p.options, '$[*].values[*]') AS said))), 'B')
				|| setweight(search_index.words_of((SELECT coalesce(string_agg(said.value, ' '), '') FROM jsonb_each_text(p.facts) AS said
					WHERE NOT s.declared_facts @> jsonb_build_array(jsonb_build_object('name', said.key, 'isSearched', false)))), 'C') AS words,
			coalesce(search_index.singular_of(search_index.head_of(p.name)), '') AS head
		FROM public.products p
		JOIN public.stores s ON s.id = p.store_id
		JOIN public.product_variants v ON v.product_id = p.id AND v.position = 0
		WHERE p.id = ANY(ids)
	), listed AS (
		INSERT INTO search_index.listings (number, store_id, product_id, category_id, position, is_visible, price_paise, is_subscribable, rating_tenths, name_key, words, head, changed_xid)
		SELECT fresh.*, pg_current_xact_id()::text::bigint FROM fresh ORDER BY number
		ON CONFLICT (number) DO UPDATE SET store_id = excluded.store_id, category_id = excluded.category_id,
			position = excluded.position, is_visible = excluded.is_visible, price_paise = excluded.price_paise,
			is_subscribable = excluded.is_subscribable, rating_tenths = excluded.rating_tenths, name_key = excluded.name_key,
			words = excluded.words, head = excluded.head, changed_xid = excluded.changed_xid
	), said AS (
		SELECT store_id, lexeme AS word, bool_or(weights && '{A,B}') AS is_named
		FROM fresh, unnest(words)
		WHERE length(lexeme) BETWEEN 2 AND 40 AND lexeme !~ '[0-9]'
		GROUP BY 1, 2
	), named AS (
		SELECT w.store_id, w.word FROM search_index.words w JOIN said USING (store_id, word)
		WHERE said.is_named AND w.frame = '' ORDER BY 1, 2 FOR UPDATE OF w
	), unheard AS (
		UPDATE search_index.words w SET frame = NULL FROM named WHERE w.store_id = named.store_id AND w.word = named.word
	)
	INSERT INTO search_index.words (store_id, word, frame)
	SELECT store_id, word, CASE WHEN NOT is_named THEN '' END FROM said
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
WITH named AS (SELECT DISTINCT store_id, lexeme FROM search_index.listings, unnest(words) WHERE weights && '{A,B}')
UPDATE search_index.words w SET frame = ''
WHERE NOT EXISTS (SELECT 1 FROM named WHERE named.store_id = w.store_id AND named.lexeme = w.word);
