<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

use Closure;
use Gazetteer\Domain\ContactForm\FormShelf;

/** Hooks whatever has to do with entries, where it is needed. Nothing is made, asked or read before a hook is called. */
final class EntryHooks
{
    private const PRIVACY_CALLS = ['wp-privacy-export-personal-data', 'wp-privacy-erase-personal-data'];

    private ?PostRoom $postRoom = null;

    /**
     * @param Closure(): FormShelf $forms
     * @param ListingFromEntry $listings Asks for nothing before it is used.
     */
    public function __construct(
        private readonly Closure $forms,
        private readonly ListingFromEntry $listings,
        private readonly string $file,
    ) {
    }

    public function postRoom(): PostRoom
    {
        return $this->postRoom ??= new PostRoom(($this->forms)());
    }

    /** Nothing is put together and asked where all have been sent. */
    private function unsent(): int
    {
        return (new Ledger())->unsent() > 0 ? $this->postRoom()->shelf->unsent() : 0;
    }

    public function register(): void
    {
        EntryCron::register($this->postRoom(...));
        if (wp_doing_ajax()) {
            $action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared with WordPress's own names.
            if (in_array($action, self::PRIVACY_CALLS, true)) {
                (new EntryPrivacy($this->postRoom(...)))->register();
            }
        } elseif (is_admin()) {
            (new EntriesScreen($this->postRoom(...), $this->unsent(...), $this->listings, $this->file))->register();
            (new EntryDeeds($this->postRoom(...), $this->listings))->register();
            (new EntryPrivacy($this->postRoom(...)))->register();
            (new EntryAlarm($this->unsent(...)))->register();
            add_action('admin_init', PolicyText::suggest(...));
        } elseif (wp_doing_cron()) {
            // WordPress looks after its health once a week.
            (new EntryAlarm($this->unsent(...)))->register();
        }
    }

    /** Makes the table, and plans what happens to entries by itself. */
    public function begin(): void
    {
        $this->postRoom()->table->ensure();
        EntryCron::begin();
    }
}
