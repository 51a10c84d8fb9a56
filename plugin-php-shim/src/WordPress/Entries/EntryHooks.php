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

    /** @param Closure(): FormShelf $forms */
    public function __construct(private readonly Closure $forms, private readonly string $file)
    {
    }

    public function postRoom(): PostRoom
    {
        return $this->postRoom ??= new PostRoom(($this->forms)());
    }

    public function register(): void
    {
        EntryCron::register($this->postRoom(...));
        register_activation_hook($this->file, $this->begin(...));
        register_deactivation_hook($this->file, EntryCron::end(...));
        if (is_multisite()) {
            // WordPress drops only its own tables with a site of a network; it is that site's turn when this is called.
            add_filter('wpmu_drop_tables', fn (array $tables): array => [...$tables, $this->postRoom()->table->name()]);
        }

        if (wp_doing_ajax()) {
            $action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared with WordPress's own names.
            if (in_array($action, self::PRIVACY_CALLS, true)) {
                (new EntryPrivacy($this->postRoom(...)))->register();
            }
        } elseif (is_admin()) {
            (new EntriesScreen($this->postRoom(...), $this->file))->register();
            (new EntryDeeds($this->postRoom(...)))->register();
            (new EntryPrivacy($this->postRoom(...)))->register();
            (new EntryAlarm(new Ledger()))->register();
            add_action('admin_init', PolicyText::suggest(...));
        } elseif (wp_doing_cron()) {
            // WordPress looks after its health once a week.
            (new EntryAlarm(new Ledger()))->register();
        }
    }

    private function begin(): void
    {
        $this->postRoom()->table->ensure();
        EntryCron::begin();
    }
}
