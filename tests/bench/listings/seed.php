<?php

/**
 * Inserts listings directly into the tables. The same number of listings always gives the same
 * data. About one in seven is within five kilometres of one city, and one in three is in one
 * category.
 */

declare(strict_types=1);

use Gazetteer\Data\DataNames;
use Gazetteer\Import\TermCounts;

final class BenchSeed
{
    private const TOGETHER = 500;
    private const CITY = [51.5, -0.12];
    /** The number of words in a description. */
    private const LENGTH = 90;
    private const VOCABULARY = 20_000;
    private const SYLLABLES = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu', 'har', 'len', 'mis', 'tor', 'qué', 'ßen'];
    private const WORDS = ['Harbour', 'Café', 'Airport', 'Hôtel', 'Müller', 'Grand', 'Sky', 'Blue', 'Garden', 'North', 'Taxi', 'Lounge', 'Cargo', 'Hangar', 'River', 'Old'];

    private ?PDO $sqlite = null;

    /** @var array<string, list<int>> Term taxonomy ids by taxonomy. */
    private array $places = [];

    public function __construct(private readonly DataNames $names)
    {
        // Bypass the SQLite drop-in, which would translate every value of a million rows.
        $this->sqlite = defined('FQDB') ? new PDO('sqlite:' . FQDB) : null;
    }

    public function fill(int $count): void
    {
        global $wpdb;
        $this->terms();
        $have = (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s", $this->names->listing));
        $next = 1 + (int) $wpdb->get_var("SELECT MAX(ID) FROM {$wpdb->posts}");
        for ($number = $have; $number < $count; $number += self::TOGETHER) {
            $rows = ['posts' => [], 'postmeta' => [], 'term_relationships' => []];
            foreach (range($number, min($count, $number + self::TOGETHER) - 1) as $one) {
                $this->listing($one, $next++, $rows);
            }
            $this->insert('posts', ['ID', 'post_author', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_name', 'post_type', 'guid', 'to_ping', 'pinged', 'post_content_filtered'], $rows['posts']);
            $this->insert('postmeta', ['post_id', 'meta_key', 'meta_value'], $rows['postmeta']);
            $this->insert('term_relationships', ['object_id', 'term_taxonomy_id'], $rows['term_relationships']);
        }
        delete_option("{$this->names->category}_children");
        delete_option("{$this->names->location}_children");
        foreach ([$this->names->category, $this->names->location, $this->names->feature, $this->names->tag] as $taxonomy) {
            TermCounts::renew($taxonomy);
        }
    }

    /** Creates the plans, features and fields for the AJAX calls. */
    public function offer(): void
    {
        if ((int) wp_count_posts($this->names->plan)->publish > 0) {
            return;
        }
        $kind = get_term_by('name', 'Kind 1-2', $this->names->category)->term_id;
        foreach (range(1, 8) as $number) {
            $this->post($this->names->plan, "Plan {$number}", [
                'plan_price' => (string) (9 * $number), 'plan_time' => '30', 'plan_text' => '5', 'plan_package_type' => 'Package',
                'plan_usge_for' => $number % 2 ? 'by category' : 'default', 'lp_selected_cats' => $number % 2 ? [(string) $kind] : [],
                'plan_duration_type' => ['', 'monthly', 'yearly'][$number % 3],
            ]);
        }
        $fields = array_map(fn (int $number): int => $this->post($this->names->field, "Field {$number}", [
            'gazetteer_field_settings' => ['type' => ['text', 'select', 'checkbox'][$number % 3], 'options' => ['One', 'Two', 'Three']],
        ]), range(1, 6));
        update_term_meta($kind, 'fileds_ids', $fields);
        update_term_meta($kind, 'lp_category_tags', array_map(fn (int $number): int => get_term_by('name', "{$this->names->feature} {$number}", $this->names->feature)->term_id, range(1, 10)));
    }

    /** @param array<string, mixed> $metas */
    private function post(string $type, string $title, array $metas): int
    {
        return (int) wp_insert_post(['post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $metas]);
    }

    /** @param array<string, list<list<int|string>>> $rows */
    private function listing(int $number, int $id, array &$rows): void
    {
        mt_srand($number + 13);
        $word = static fn (): string => self::WORDS[array_rand(self::WORDS)];
        $place = fn (string $taxonomy): int => $this->places[$taxonomy][mt_rand(0, count($this->places[$taxonomy]) - 1)];
        $description = self::description();
        mt_srand($number + 13);
        $date = gmdate('Y-m-d H:i:s', 1_700_000_000 + mt_rand(0, 60_000_000));
        $rows['posts'][] = [$id, 1, $date, $date, $date, $date, "{$word()} {$word()} " . $number % 5000, $description, '', 'publish', "listing-{$number}", $this->names->listing, "bench:{$number}", '', '', ''];
        $category = mt_rand(1, 100) <= 30 ? $this->places[$this->names->category][0] : $place($this->names->category);
        $terms = [$category, $place($this->names->location), $place($this->names->feature), $place($this->names->feature), $place($this->names->tag)];
        foreach (array_unique($terms) as $term) {
            $rows['term_relationships'][] = [$id, $term];
        }
        [$latitude, $longitude] = $number % 100 < 14
            ? [self::CITY[0] + mt_rand(-22_500, 22_500) / 1e6, self::CITY[1] + mt_rand(-36_000, 36_000) / 1e6]
            : [mt_rand(-80_000, 80_000) / 1000, mt_rand(-180_000, 180_000) / 1000];
        $rows['postmeta'][] = [$id, $this->names->details, serialize([
            'tagline_text' => "The {$word()} one", 'gAddress' => mt_rand(1, 900) . " {$word()} Street", 'latitude' => (string) $latitude, 'longitude' => (string) $longitude, 'phone' => '+44 1234',
        ])];
        $rows['postmeta'][] = [$id, $this->names->values, serialize([
            'size' => 's' . mt_rand(1, 5), 'stars' => (string) mt_rand(1, 5), 'open' => ['day', 'night', 'both'][mt_rand(0, 2)],
        ])];
    }

    /**
     * Random text with a natural distribution of words: half of the text uses a few hundred common
     * words, the other half many thousands of rare ones.
     */
    private static function description(): string
    {
        $text = '';
        for ($word = 0; $word < self::LENGTH; $word++) {
            $text .= ' ' . self::word((int) exp(mt_rand() / mt_getrandmax() * log(self::VOCABULARY)));
        }

        return '<!-- wp:paragraph --><p>' . ucfirst(trim($text)) . '.</p><!-- /wp:paragraph -->';
    }

    private static function word(int $rank): string
    {
        $word = '';
        do {
            $word .= self::SYLLABLES[$rank % 16];
            $rank >>= 4;
        } while ($rank > 0);

        return $word;
    }

    private function terms(): void
    {
        foreach (range(0, 4) as $group) {
            $this->branch($this->names->category, "Group {$group}", "Kind {$group}-", 4);
        }
        foreach (range(0, 9) as $country) {
            $this->branch($this->names->location, "Country {$country}", "Town {$country}-", 10);
        }
        foreach ([$this->names->feature => 30, $this->names->tag => 50] as $taxonomy => $count) {
            foreach (range(1, $count) as $number) {
                $this->places[$taxonomy][] = $this->term("{$taxonomy} {$number}", $taxonomy, 0)['term_taxonomy_id'];
            }
        }
    }

    private function branch(string $taxonomy, string $name, string $below, int $count): void
    {
        $parent = $this->term($name, $taxonomy, 0)['term_id'];
        foreach (range(1, $count) as $number) {
            $this->places[$taxonomy][] = $this->term($below . $number, $taxonomy, $parent)['term_taxonomy_id'];
        }
    }

    /** @return array{term_id: int, term_taxonomy_id: int} */
    private function term(string $name, string $taxonomy, int $parent): array
    {
        $term = term_exists($name, $taxonomy, $parent) ?: wp_insert_term($name, $taxonomy, ['parent' => $parent]);

        return array_map(intval(...), (array) $term);
    }

    /**
     * @param list<string> $columns
     * @param list<list<int|string>> $rows
     */
    private function insert(string $table, array $columns, array $rows): void
    {
        global $wpdb;
        $into = "INSERT INTO {$wpdb->$table} (" . implode(', ', $columns) . ') VALUES ';
        if ($this->sqlite === null) {
            $marks = '(' . implode(', ', array_fill(0, count($columns), '%s')) . ')';
            $wpdb->query($wpdb->prepare($into . implode(', ', array_fill(0, count($rows), $marks)), ...array_merge(...$rows)));

            return;
        }
        $this->sqlite->beginTransaction();
        $statement = $this->sqlite->prepare($into . '(' . implode(', ', array_fill(0, count($columns), '?')) . ')');
        foreach ($rows as $row) {
            $statement->execute($row);
        }
        $this->sqlite->commit();
    }
}
