ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- From here on by hand: what search engines read again, whoever changes it. Neither stock nor ratings, which change with every order.
CREATE FUNCTION "product_changed_now"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := now();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "product_changed_with_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.products SET changed_at = now() WHERE id = NEW.product_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD.category_id, OLD.name, OLD.brand, OLD.description, OLD.thumbnail, OLD.is_subscribable)
		IS DISTINCT FROM (NEW.category_id, NEW.name, NEW.brand, NEW.description, NEW.thumbnail, NEW.is_subscribable))
	EXECUTE FUNCTION "product_changed_now"();
--> statement-breakpoint
CREATE TRIGGER "product_variants_changed" AFTER UPDATE ON "product_variants" FOR EACH ROW
	WHEN ((OLD.mrp_paise, OLD.selling_price_paise, OLD.weight, OLD.weight_unit, OLD.is_visible, OLD.image_path_list)
		IS DISTINCT FROM (NEW.mrp_paise, NEW.selling_price_paise, NEW.weight, NEW.weight_unit, NEW.is_visible, NEW.image_path_list))
	EXECUTE FUNCTION "product_changed_with_variant"();
