<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Closure;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\EntryQuery;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\ContactForm\FormPostType;
use Gazetteer\Kernel\Extensions;

/** The admin screen Contact → Entries: the list of entries, and the view of a single entry. */
final class EntriesScreen
{
    public const PAGE = 'gazetteer-entries';
    public const PER_PAGE = 'gazetteer_entries_per_page';

    private ?EntryListTable $list = null;

    /**
     * @param Closure(): ContactFormServices $services
     * @param Closure(): ListingMaker $listings
     * @param Closure(): int $unsent The number of messages that were not delivered.
     */
    public function __construct(
        private readonly Closure $services,
        private readonly Closure $unsent,
        private readonly Closure $listings,
        private readonly string $file,
    ) {
    }

    /**
     * The PHP file in the URL of the screen. If contact forms are off, the Contact menu is missing, so the screen is
     * under Tools.
     */
    public static function file(): string
    {
        return post_type_exists(FormPostType::NAME) ? 'edit.php' : 'tools.php';
    }

    public static function capability(): string
    {
        $capability = Extensions::filter('gazetteer_entries_capability', 'edit_others_pages');

        // If a filter returns an invalid value, require the capability of administrators.
        return is_string($capability) && $capability !== '' ? $capability : 'manage_options';
    }

    public static function isGranted(): bool
    {
        return current_user_can(self::capability());
    }

    /** Ends the request if the user lacks the capability. */
    public static function demand(): void
    {
        if (!self::isGranted()) {
            wp_die(esc_html__('You are not allowed to see entries.', 'gazetteer'), '', ['response' => 403]);
        }
    }

    public static function perPage(mixed $kept, string $option, mixed $value): int
    {
        return max(1, min(200, (int) $value));
    }

    /** @return array<string, string> The query parameters of the screen. */
    public static function place(): array
    {
        return (self::file() === 'edit.php' ? ['post_type' => FormPostType::NAME] : []) + ['page' => self::PAGE];
    }

    /** @param array<string, int|string> $arguments */
    public static function url(array $arguments = []): string
    {
        $encoded = array_map(rawurlencode(...), array_map(strval(...), $arguments));

        return add_query_arg(self::place() + $encoded, admin_url(self::file()));
    }

    public function addPage(): void
    {
        if (self::file() === 'tools.php' && !EntryTable::table()->exists()) {
            return;
        }
        $unsent = self::isGranted() ? ($this->unsent)() : 0;
        $bubble = $unsent > 0
            ? sprintf(' <span class="awaiting-mod"><span class="pending-count">%s</span></span>', esc_html(number_format_i18n($unsent)))
            : '';
        $hook = add_submenu_page(
            self::file() === 'edit.php' ? 'edit.php?post_type=' . FormPostType::NAME : 'tools.php',
            __('Entries', 'gazetteer'),
            __('Entries', 'gazetteer') . $bubble,
            self::capability(),
            self::PAGE,
            $this->draw(...),
        );
        if ($hook !== false) {
            add_action("load-{$hook}", $this->load(...));
        }
    }

    /** Runs bulk actions before WordPress prints any output, so that a redirect is still possible. */
    private function load(): void
    {
        self::demand();
        $services = ($this->services)();
        $services->table->ensure();
        wp_enqueue_style('gazetteer-entries', plugins_url('templates/entries/entries.css', $this->file), [], (string) filemtime($this->folder() . '/entries.css'));
        if ($this->entry() > 0) {
            return;
        }
        add_screen_option('per_page', ['default' => EntryListTable::PER_PAGE, 'option' => self::PER_PAGE, 'label' => __('Entries per page', 'gazetteer')]);
        $this->list = new EntryListTable($services->finder());
        self::act($services, $this->list);
    }

    /** Redirects after a bulk action, so that reloading the page does not repeat it. */
    private static function act(ContactFormServices $services, EntryListTable $list): void
    {
        $chosen = $list->current_action();
        $action = is_string($chosen) ? EntryAction::tryFrom($chosen) : null;
        if ($action === null) {
            return;
        }
        self::demand();
        check_admin_referer('bulk-entries');
        $ids = array_values(array_filter(array_map(absint(...), (array) wp_unslash($_GET['entry_ids'] ?? []))));
        $notes = $action->run($services, $ids);
        wp_safe_redirect(self::url($list->query()->arguments() + $notes->arguments()));
        exit;
    }

    private function draw(): void
    {
        self::demand();
        EntryNotes::print();
        $kept = $this->entry() > 0 ? ($this->services)()->finder()->find($this->entry()) : null;
        if ($kept !== null && $kept->isWhole()) {
            $entry = $kept->entry;
            $listings = ($this->listings)();
            require $this->folder() . '/entry.php';

            return;
        }
        $list = $this->list ?? new EntryListTable(($this->services)()->finder());
        $list->prepare_items();
        $query = $list->query();
        require $this->folder() . '/list.php';
    }

    private function folder(): string
    {
        return dirname($this->file) . '/templates/entries';
    }

    private function entry(): int
    {
        // The value only selects the entry to show, so no nonce is needed.
        return absint($_GET['entry'] ?? 0); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
    }

    /**
     * The links above the list, one for each state that has entries.
     *
     * @param array<string, int> $counts By state.
     * @return array<string, string>
     */
    public static function views(EntryQuery $query, array $counts): array
    {
        $spam = $counts[EntryState::Spam->value] ?? 0;
        $views = ['all' => self::view($query, null, __('All', 'gazetteer'), array_sum($counts) - $spam)];
        foreach (EntryState::cases() as $state) {
            $count = $counts[$state->value] ?? 0;
            if ($count > 0 || $state === $query->state) {
                $views[$state->value] = self::view($query, $state, EntryWords::state($state), $count);
            }
        }

        return $views;
    }

    private static function view(EntryQuery $query, ?EntryState $state, string $label, int $count): string
    {
        return sprintf(
            '<a href="%s"%s>%s <span class="count">(%s)</span></a>',
            esc_url(self::url(array_filter(['state' => $state?->value ?? ''] + $query->arguments()))),
            $state === $query->state ? ' class="current" aria-current="page"' : '',
            esc_html($label),
            esc_html(number_format_i18n($count)),
        );
    }
}
