<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Closure;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Entries\Admin\EntriesScreen;
use Gazetteer\ContactForm\Entries\Admin\EntryActions;
use Gazetteer\ContactForm\Entries\Admin\ListingMaker;
use Gazetteer\ContactForm\Entries\Admin\UnsentNotice;
use Gazetteer\ContactForm\Entries\Privacy\EntryPrivacy;
use Gazetteer\ContactForm\Entries\Privacy\PolicyText;
use Gazetteer\ContactForm\Mail\EntryServices;

/** Hooks whatever has to do with entries, where it is needed. Nothing is made, asked or read before a hook is called. */
final class EntryHooks
{
    private const PRIVACY_CALLS = ['wp-privacy-export-personal-data', 'wp-privacy-erase-personal-data'];

    private ?EntryServices $services = null;

    /**
     * @param Closure(): FormRepository $forms
     * @param ListingMaker $listings Asks for nothing before it is used.
     */
    public function __construct(
        private readonly Closure $forms,
        private readonly ListingMaker $listings,
        private readonly string $file,
    ) {
    }

    public function services(): EntryServices
    {
        return $this->services ??= new EntryServices(($this->forms)());
    }

    /** Nothing is put together and asked where all have been sent. */
    private function unsent(): int
    {
        return (new UnsentCount())->unsent() > 0 ? $this->services()->finder->unsent() : 0;
    }

    public function register(): void
    {
        EntryCron::register($this->services(...));
        if (wp_doing_ajax()) {
            $action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared with WordPress's own names.
            if (in_array($action, self::PRIVACY_CALLS, true)) {
                (new EntryPrivacy($this->services(...)))->register();
            }
        } elseif (is_admin()) {
            (new EntriesScreen($this->services(...), $this->unsent(...), $this->listings, $this->file))->register();
            (new EntryActions($this->services(...), $this->listings))->register();
            (new EntryPrivacy($this->services(...)))->register();
            (new UnsentNotice($this->unsent(...)))->register();
            add_action('admin_init', PolicyText::suggest(...));
        } elseif (wp_doing_cron()) {
            // WordPress looks after its health once a week.
            (new UnsentNotice($this->unsent(...)))->register();
        }
    }

    /** Makes the table, and plans what happens to entries by itself. */
    public function begin(): void
    {
        $this->services()->table->ensure();
        EntryCron::begin();
    }
}
