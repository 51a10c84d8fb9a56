<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Api\ListingImporter;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Imports the listings of another directory plugin from the database of this site. Reads tables only, so that the other
 * plugin need not be active.
 */
abstract class SiteImporter implements ListingImporter
{
    private const BATCH = 50;
    private const LIVE = ['publish', 'draft', 'pending', 'private', 'future', 'expired'];

    /** @var array<string, true>|null */
    private ?array $plans = null;

    /** The post type of the other plugin's listings. */
    abstract protected function type(): string;

    /** @return array<string, mixed> The cells of a listing that its post, terms and pictures do not contain. */
    abstract protected function details(SourcePost $post): array;

    /** @return array<string, string> The taxonomies, by column. */
    abstract protected function taxonomies(): array;

    public function canRead(string $path): bool
    {
        return $path === '' && $this->type() !== Plugin::settings()->names()->listing && $this->total() > 0;
    }

    public function total(): int
    {
        return $this->posts()->count();
    }

    public function rows(string $path): iterable
    {
        return $this->rowsAfter(0);
    }

    /** @return iterable<array<string, mixed>> The rows after this number of rows. */
    public function rowsAfter(int $skip): iterable
    {
        for ($posts = $this->posts(); ($batch = $posts->load($skip, self::BATCH)) !== []; $skip += count($batch)) {
            $this->prepare($batch);
            foreach ($batch as $post) {
                yield $this->cells($post);
            }
        }
    }

    /** @return array<string, string> The labels of custom fields, by slug. */
    public function fields(): array
    {
        return [];
    }

    /**
     * Reads what a batch needs from other tables.
     *
     * @param list<SourcePost> $posts
     */
    protected function prepare(array $posts): void
    {
    }

    protected function posts(): SourcePosts
    {
        return new SourcePosts($this->type());
    }

    /** @return list<array<string, mixed>> The reviews of a listing, as `ReviewRow` reads them. */
    protected function reviews(SourcePost $post): array
    {
        return [];
    }

    /** The prefix of the keys, so that listings of two plugins stay apart. */
    private function prefix(): string
    {
        return $this->type();
    }

    /** @return array<string, mixed> */
    private function cells(SourcePost $post): array
    {
        $cells = [
            Column::Key->value => "{$this->prefix()}-{$post->id}",
            Column::Title->value => html_entity_decode($post->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            Column::Content->value => $post->content,
            Column::Excerpt->value => $post->excerpt,
            Column::Slug->value => rawurldecode($post->slug),
            Column::Status->value => in_array($post->status, self::LIVE, true) ? $post->status : 'draft',
            Column::Date->value => $post->date === '' ? '' : str_replace(' ', 'T', $post->date) . '+00:00',
            // An owner whose account was deleted becomes the user who imports.
            Column::Owner->value => $post->author > 0 && get_userdata($post->author) !== false ? (string) $post->author : '',
            Column::Image->value => $post->text('_thumbnail_id'),
        ];
        foreach ($this->taxonomies() as $column => $taxonomy) {
            $cells[$column] = $post->terms($taxonomy);
        }
        $cells = array_replace($cells, $this->details($post));
        $reviews = $this->reviews($post);
        foreach ([Detail::Website, Detail::Twitter, Detail::Facebook, Detail::LinkedIn, Detail::YouTube, Detail::Instagram, Detail::Video] as $detail) {
            $cells[$detail->value] = self::url($cells[$detail->value] ?? '');
        }
        $cells[Column::Plan->value] = $this->plan((string) ($cells[Column::Plan->value] ?? ''));

        return array_filter(
            $reviews === [] ? $cells : $cells + [Column::Reviews->value => $reviews],
            static fn (mixed $cell): bool => $cell !== '' && $cell !== [] && $cell !== null,
        );
    }

    /** Directory plugins accept web addresses without a scheme. */
    private static function url(mixed $text): string
    {
        $url = is_scalar($text) ? trim((string) $text) : '';

        return $url === '' || preg_match('~^[a-z][a-z0-9+.-]*:~i', $url) === 1 ? $url : 'https://' . ltrim($url, '/');
    }

    /** The title of a plan, if this site has a plan with this title. */
    private function plan(string $title): string
    {
        global $wpdb;
        $this->plans ??= array_fill_keys(array_map(strtolower(...), $wpdb->get_col($wpdb->prepare(
            "SELECT post_title FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish'",
            Plugin::settings()->names()->plan,
        ))), true);

        return isset($this->plans[strtolower($title)]) ? $title : '';
    }

    /** Converts a label to the slug of a custom field. */
    protected static function slug(string $name): string
    {
        return trim(substr(sanitize_key(str_replace([' ', '_'], '-', $name)), 0, 60), '-');
    }

    /** A listing whose expiry date is over is imported as expired. */
    protected static function isOver(mixed $end): bool
    {
        $moment = is_numeric($end) ? (int) $end : (is_string($end) && $end !== '' ? strtotime("{$end} UTC") : false);

        return $moment !== false && $moment > 0 && $moment < time();
    }
}
