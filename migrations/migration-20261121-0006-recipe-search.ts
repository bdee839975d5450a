import { Migration } from '@mikro-orm/migrations'

/** Apostrophes inside Ukrainian words are part of no letter: м'ята is found as мята too. */
const APOSTROPHE_IN_CYRILLIC = `([\\u0400-\\u04ff])[''\\u2019\\u02bc]([\\u0400-\\u04ff])`
/** ASCII and Latin-1 marks, modifier letters, general and CJK punctuation. */
const PUNCTUATION =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b0-\\u02ff\\u2000-\\u206f\\u3000-\\u303f]+'

export class Migration20261121RecipeSearch extends Migration {
  override up(): void {
    // Words without case, accents and punctuation. No extension is needed, and no locale but UTF-8.
    this.addSql(`
      create function search_text(input text) returns text
      language sql immutable strict parallel safe
      begin atomic
        select btrim(regexp_replace(regexp_replace(
          replace(replace(replace(translate(
            lower(regexp_replace(normalize(input, NFD), '[\\u0300-\\u036f]+', '', 'g')),
            'łøđ', 'lod'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
          '${APOSTROPHE_IN_CYRILLIC}', '\\1\\2', 'g'),
          '${PUNCTUATION}', ' ', 'g'));
      end`)
    // All words, each as the beginning of one. Null where the text has no word.
    this.addSql(`
      create function search_query(input text) returns tsquery
      language sql immutable strict parallel safe
      begin atomic
        select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
        from unnest(tsvector_to_array(to_tsvector('simple'::regconfig, search_text(input)))) as word;
      end`)
    this.addSql(`
      create function recipe_words(title text, tags text[], ingredients jsonb) returns tsvector
      language sql immutable strict parallel safe
      begin atomic
        select to_tsvector('simple'::regconfig, search_text(concat_ws(' ', title,
          array_to_string(tags, ' '),
          (select string_agg(item ->> 'name', ' ') from jsonb_array_elements(ingredients) as item))));
      end`)
    // The counts stand beside the lists, so that showing them reads no list. In the alphabet, the
    // Ukrainian letters stand behind those that they are told as here; by code they would come last.
    this.addSql(`
      alter table recipe
        add column search tsvector not null
          generated always as (recipe_words(title, tags, ingredients)) stored,
        add column sort_title text collate "C" not null
          generated always as (translate(search_text(title), 'ґєі', 'геи')) stored,
        add column ingredient_count int not null
          generated always as (jsonb_array_length(ingredients)) stored,
        add column step_count int not null
          generated always as (jsonb_array_length(steps)) stored`)
    this.addSql('create index recipe_search_index on recipe using gin (search)')
    this.addSql('create index recipe_sort_title_index on recipe (user_id, sort_title, id)')
    this.addSql(
      'create index recipe_updated_at_index on recipe (user_id, updated_at desc, id desc)',
    )
  }
}
