import { Migration } from '@mikro-orm/migrations'

/** A longer word is nobody's search; PostgreSQL takes up to 2 kB, of which the owner needs a part. */
const LONGEST_WORD = 100

export class Migration20261121Indexes extends Migration {
  override up(): void {
    // What is deleted by its age is found by it.
    this.addSql('create index mail_token_expires_at_index on mail_token (expires_at)')
    this.addSql('create index photo_reading_created_at_index on photo_reading (created_at)')
    this.addSql(`
      create index photo_reading_under_way on photo_reading (user_id)
      where finished_at is null`)
    this.addSql(`
      create index checkout_unpaid on checkout (created_at)
      where state <> 'paid'`)
    // A word is looked up among its owner's words alone, so a search takes as long as the library
    // is large and not as the database is. The owner's mark need not be unique, only rarely shared.
    this.addSql(`
      create function words_of(owner uuid, words text[]) returns text[]
      language sql immutable strict parallel safe
      begin atomic
        select coalesce(array_agg(right(owner::text, 8) || left(word, ${LONGEST_WORD})), '{}')
        from unnest(words) as word;
      end`)
    this.addSql('alter table recipe drop column search')
    this.addSql(`
      alter table recipe add column search tsvector not null
        generated always as (array_to_tsvector(
          words_of(user_id, tsvector_to_array(recipe_words(title, tags, ingredients))))) stored`)
    this.addSql('create index recipe_search_index on recipe using gin (search)')
    // All words, each as the beginning of one. Null where the text has no word.
    this.addSql('drop function search_query(text)')
    this.addSql(`
      create function search_query(owner uuid, input text) returns tsquery
      language sql immutable strict parallel safe
      begin atomic
        select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
        from unnest(words_of(owner, tsvector_to_array(
          to_tsvector('simple'::regconfig, search_text(input))))) as word;
      end`)
  }
}
