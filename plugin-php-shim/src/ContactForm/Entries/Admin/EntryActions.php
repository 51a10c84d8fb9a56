<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Closure;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Entries\EntryQuery;
use Gazetteer\ContactForm\Entries\Files\FileDownload;

/** Handles the links and buttons of the entry screens: actions for one entry, file downloads and the CSV export. */
final class EntryActions
{
    public const ACTION = 'gazetteer_entry';
    public const FILE = 'gazetteer_entry_file';
    public const EXPORT = 'gazetteer_entries_export';
    public const LISTING = 'gazetteer_entry_listing';

    /** @param Closure(): ContactFormServices $services */
    public function __construct(private readonly Closure $services, private readonly ListingMaker $listings)
    {
    }

    public static function fileUrl(int $entry, int $place): string
    {
        $url = add_query_arg(['action' => self::FILE, 'entry' => $entry, 'file' => $place], admin_url('admin-post.php'));

        return add_query_arg('_wpnonce', wp_create_nonce(self::FILE . "_{$entry}"), $url);
    }

    public static function listingUrl(int $entry): string
    {
        $url = add_query_arg(['action' => self::LISTING, 'entry' => $entry], admin_url('admin-post.php'));

        return add_query_arg('_wpnonce', wp_create_nonce(self::LISTING . "_{$entry}"), $url);
    }

    public static function exportUrl(EntryQuery $query): string
    {
        $url = add_query_arg(['action' => self::EXPORT] + array_map(rawurlencode(...), array_map(strval(...), $query->arguments())), admin_url('admin-post.php'));

        return add_query_arg('_wpnonce', wp_create_nonce(self::EXPORT), $url);
    }

    public function act(): void
    {
        EntriesScreen::demand();
        $id = absint($_GET['entry'] ?? 0);
        $action = EntryAction::tryFrom(sanitize_key(is_string($_GET['do'] ?? null) ? $_GET['do'] : ''));
        check_admin_referer($action?->nonce($id) ?? self::ACTION);
        if ($action === null || $id === 0) {
            wp_die(esc_html__('This action is not available.', 'gazetteer'), '', ['response' => 400]);
        }
        $notes = $action->run(($this->services)(), [$id]);
        $back = $action === EntryAction::Delete ? [] : ['entry' => $id];
        wp_safe_redirect(EntriesScreen::url($back + $notes->arguments()));
        exit;
    }

    public function download(): void
    {
        EntriesScreen::demand();
        $id = absint($_GET['entry'] ?? 0);
        check_admin_referer(self::FILE . "_{$id}");
        $file = ($this->services)()->finder()->find($id)?->entry->files[absint($_GET['file'] ?? 0)] ?? null;
        if ($file === null || $file['path'] === '' || !is_file($file['path'])) {
            wp_die(esc_html__('This file no longer exists.', 'gazetteer'), '', ['response' => 404]);
        }
        FileDownload::send($file['path'], $file['name']);
    }

    public function makeListing(): void
    {
        EntriesScreen::demand();
        $id = absint($_GET['entry'] ?? 0);
        check_admin_referer(self::LISTING . "_{$id}");
        $entry = ($this->services)()->finder()->find($id)?->entry;
        $listing = $entry !== null && $this->listings->isOffered($entry) ? $this->listings->make($entry) : 0;
        $draft = $listing > 0 ? get_edit_post_link($listing, 'raw') : null;
        if ($draft === null) {
            wp_die(esc_html__('You cannot create a listing from this entry.', 'gazetteer'), '', ['response' => 400]);
        }
        wp_safe_redirect($draft);
        exit;
    }

    public function export(): void
    {
        EntriesScreen::demand();
        check_admin_referer(self::EXPORT);
        (new EntryExport(($this->services)()->finder()))->send(EntryQuery::fromRequest());
    }
}
