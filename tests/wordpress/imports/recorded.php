<?php

/**
 * Functions of the tests of imports: records another directory plugin's rows, runs an import without its screen, and
 * compares dumps of the database and of the uploads. Loaded after WordPress.
 */

namespace Recorded;

use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\Runs\ImportJournal;
use Gazetteer\Import\Runs\ImportRuns;
use Gazetteer\Import\Runs\RunBatch;
use Gazetteer\Import\Runs\RunFiles;
use Gazetteer\Import\Runs\UndoImport;
use Gazetteer\Import\TransferServices;
use Gazetteer\Plugin;
use Gazetteer\Search\SiteIndex;

require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_set_current_user(1);

/** Creates a post as the other plugin stores it, and returns its ID. */
function post(string $type, string $title, array $metas = [], array $more = []): int
{
    global $wpdb;
    $wpdb->insert($wpdb->posts, $more + [
        'post_type' => $type, 'post_title' => $title, 'post_name' => sanitize_title($title), 'post_status' => 'publish',
        'post_content' => "<p>About {$title}.</p>", 'post_excerpt' => '', 'post_author' => 1, 'to_ping' => '', 'pinged' => '',
        'post_content_filtered' => '', 'post_date' => '2024-03-01 10:00:00', 'post_date_gmt' => '2024-03-01 10:00:00',
        'post_modified' => '2024-03-01 10:00:00', 'post_modified_gmt' => '2024-03-01 10:00:00',
    ]);
    $id = (int) $wpdb->insert_id;
    foreach ($metas as $key => $value) {
        meta($id, $key, $value);
    }

    return $id;
}

function meta(int $post, string $key, mixed $value): void
{
    global $wpdb;
    $wpdb->insert($wpdb->postmeta, ['post_id' => $post, 'meta_key' => $key, 'meta_value' => maybe_serialize($value)]);
}

/** Creates a term of a taxonomy that is not registered, and returns its term taxonomy ID. */
function term(string $taxonomy, string $name, int $parent = 0): int
{
    global $wpdb;
    $wpdb->insert($wpdb->terms, ['name' => $name, 'slug' => sanitize_title("{$taxonomy} {$name}"), 'term_group' => 0]);
    $term = (int) $wpdb->insert_id;
    $wpdb->insert($wpdb->term_taxonomy, ['term_id' => $term, 'taxonomy' => $taxonomy, 'description' => '', 'parent' => $parent, 'count' => 1]);

    return $term;
}

function relate(int $post, int ...$terms): void
{
    global $wpdb;
    foreach ($terms as $term) {
        $id = (int) $wpdb->get_var($wpdb->prepare("SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE term_id = %d", $term));
        $wpdb->insert($wpdb->term_relationships, ['object_id' => $post, 'term_taxonomy_id' => $id, 'term_order' => 0]);
    }
}

/** Creates a comment row, and returns its ID. */
function comment(int $post, string $type, string $text, array $more = [], array $metas = []): int
{
    global $wpdb;
    $wpdb->insert($wpdb->comments, $more + [
        'comment_post_ID' => $post, 'comment_type' => $type, 'comment_content' => $text, 'comment_author' => 'Ada', 'comment_author_email' => 'ada@reviews.example',
        'comment_author_url' => '', 'comment_author_IP' => '', 'comment_agent' => '', 'comment_date' => '2024-05-06 07:08:09', 'comment_date_gmt' => '2024-05-06 07:08:09',
        'comment_approved' => '1', 'comment_karma' => 0, 'comment_parent' => 0, 'user_id' => 0,
    ]);
    $id = (int) $wpdb->insert_id;
    foreach ($metas as $key => $value) {
        $wpdb->insert($wpdb->commentmeta, ['comment_id' => $id, 'meta_key' => $key, 'meta_value' => maybe_serialize($value)]);
    }

    return $id;
}

/** Writes a small picture into the uploads and returns its path there. */
function picture(string $name): string
{
    $folder = wp_upload_dir()['basedir'] . '/2024/03';
    wp_mkdir_p($folder);
    $image = imagecreatetruecolor(60, 40);
    imagefilledrectangle($image, 0, 0, 60, 40, crc32($name) & 0xFFFFFF);
    imagejpeg($image, "{$folder}/{$name}.jpg");

    return "2024/03/{$name}.jpg";
}

function attachment(string $name, int $parent = 0): int
{
    $file = picture($name);
    $id = post('attachment', $name, ['_wp_attached_file' => $file], [
        'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg', 'post_parent' => $parent, 'post_content' => '', 'guid' => wp_upload_dir()['baseurl'] . "/{$file}",
    ]);

    return $id;
}

/** Creates what the first import of a site creates once, such as the protected folder, and builds the search index. */
function ready(): void
{
    $file = (string) tempnam(get_temp_dir(), 'ready');
    \Gazetteer\ContactForm\Entries\Files\PrivateFolder::remove([RunFiles::keep($file)]);
    unlink($file);
    ImportJournal::table()->current();
    Plugin::get(SiteIndex::class)->rebuilder()->run(static fn (): bool => true);
}

/**
 * Imports a CSV file whose columns have their standard names.
 *
 * @param list<array<string, string>> $rows
 */
function importFile(array $rows): array
{
    $path = (string) tempnam(get_temp_dir(), 'rows');
    $file = fopen($path, 'wb');
    fputcsv($file, array_keys($rows[0]), ',', '"', '');
    array_map(static fn (array $row) => fputcsv($file, $row, ',', '"', ''), $rows);
    fclose($file);
    $run = ImportRuns::save(ImportRuns::begin('rows.csv', '', RunStep::Checked, RunFiles::keep($path))->with(targets: array_combine(array_keys($rows[0]), array_keys($rows[0]))));
    unlink($path);

    return proceed(RunBatch::start($run, RunStep::Importing));
}

/** Imports until the end, one batch per call as the screen does, and returns the counts. */
function import(string $importer): array
{
    return proceed(RunBatch::start(ImportRuns::begin($importer, $importer, RunStep::Checked), RunStep::Importing));
}

function proceed(\Gazetteer\Import\Domain\ImportRun $run): array
{
    while ($run->step->isWork()) {
        $run = (new RunBatch(transfer(), 1))->proceed($run);
    }

    return ['run' => $run->id, 'counts' => $run->counts, 'refused' => RunFiles::rows($run, RunBatch::IMPORT, 'refused', 0, 100)];
}

function undo(string $id): void
{
    for ($run = ImportRuns::find($id); $run !== null;) {
        $run = (new UndoImport(Plugin::settings()->names(), Plugin::get(SiteIndex::class)))->proceed(UndoImport::start($run));
    }
}

function transfer(): TransferServices
{
    return new TransferServices(Plugin::settings()->names(), Plugin::get(SiteIndex::class));
}

/**
 * All rows by table, and the paths of all uploads. Leaves out cron, transients, the auto-increments of options, and the
 * tables of the search index, whose log of changes may differ. The index has a check of its own.
 *
 * @return array<string, list<string>>
 */
function dump(): array
{
    global $wpdb;
    $dump = [];
    $index = preg_grep('/gazetteer_(listings|facets|sets)(_2)?$/', $wpdb->get_col('SHOW TABLES'));
    foreach (array_diff($wpdb->get_col('SHOW TABLES'), $index) as $table) {
        $where = $table === $wpdb->options ? " WHERE option_name <> 'cron' AND option_name NOT LIKE '\\_transient\\_%' AND option_name NOT LIKE '\\_site\\_transient\\_%'" : '';
        $rows = array_map(static fn (array $row): string => bin2hex(serialize(array_diff_key($row, ['option_id' => 1]))), (array) $wpdb->get_results("SELECT * FROM {$table}{$where}", ARRAY_A));
        sort($rows);
        $dump[$table] = $rows;
    }
    $folder = wp_upload_dir()['basedir'];
    foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS)) as $file) {
        $dump['uploads'][] = bin2hex(substr((string) $file, strlen($folder)) . ' ' . md5_file((string) $file));
    }
    isset($dump['uploads']) && sort($dump['uploads']);

    return $dump;
}

/** @return list<string> What one dump has and the other does not. */
function difference(array $before, array $after): array
{
    $found = [];
    foreach (array_unique([...array_keys($before), ...array_keys($after)]) as $table) {
        foreach (['-' => array_diff($before[$table] ?? [], $after[$table] ?? []), '+' => array_diff($after[$table] ?? [], $before[$table] ?? [])] as $sign => $rows) {
            foreach ($rows as $row) {
                $found[] = "{$sign} {$table}: " . substr(preg_replace('/[^\x20-\x7E]/', '?', hex2bin($row)), 0, 600);
            }
        }
        if (count($before[$table] ?? []) !== count($after[$table] ?? [])) {
            $found[] = "{$table}: " . count($before[$table] ?? []) . ' and ' . count($after[$table] ?? []) . ' rows';
        }
    }

    return $found;
}

/** @return array<string, mixed> The listings that the importer has made, by title. */
function listings(string $prefix): array
{
    global $wpdb;
    $names = Plugin::settings()->names();
    $found = [];
    $ids = $wpdb->get_col($wpdb->prepare("SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_gazetteer_key' AND meta_value LIKE %s", "{$prefix}-%"));
    foreach (array_filter($ids, static fn ($id): bool => get_post_type((int) $id) === $names->listing) as $id) {
        $listing = (new \Gazetteer\Listings\ListingPosts($names))->find((int) $id);
        $path = static fn (int $term): string => implode(' > ', array_reverse(array_map(static fn (int $one): string => html_entity_decode(get_term($one)->name), [$term, ...get_ancestors($term, get_term($term)->taxonomy, 'taxonomy')])));
        $found[$listing->title] = [
            'status' => $listing->status, 'author' => $listing->author, 'content' => $listing->content,
            'categories' => array_map($path, $listing->categories), 'locations' => array_map($path, $listing->locations),
            'features' => array_map($path, $listing->features), 'tags' => array_map($path, $listing->tags),
            'details' => array_filter(array_diff_key($listing->details, ['Plan_id' => 1]), static fn ($value): bool => $value !== '' && $value !== []),
            'values' => $listing->values,
            'gallery' => array_map(static fn (int $photo): string => basename((string) get_attached_file($photo)), $listing->gallery),
            'image' => $listing->image > 0 ? basename((string) get_attached_file($listing->image)) : '',
            'plan' => $listing->plan > 0 ? get_the_title($listing->plan) : '',
            'reviews' => array_map(static fn (\WP_Comment $one): array => [
                (int) get_comment_meta((int) $one->comment_ID, '_gazetteer_stars', true), (string) get_comment_meta((int) $one->comment_ID, '_gazetteer_title', true),
                $one->comment_content, $one->comment_author, $one->comment_date_gmt, $one->comment_approved, $one->comment_type, $one->comment_parent > 0,
            ], get_comments(['post_id' => $id, 'status' => 'any', 'orderby' => 'comment_ID', 'order' => 'ASC'])),
        ];
    }
    ksort($found);

    return $found;
}
