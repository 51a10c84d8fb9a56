<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryQuery;
use Gazetteer\ContactForm\Entries\KeptEntry;
use WP_List_Table;

if (!defined('ABSPATH')) {
    exit;
}

// WordPress loads this class only on its own list screens.
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The list of entries, as a WordPress list table. */
final class EntryListTable extends WP_List_Table
{
    public const PER_PAGE = 20;

    private readonly EntryQuery $query;

    /** @var array<string, int> */
    private array $counts = [];

    public function __construct(private readonly EntryFinder $finder)
    {
        parent::__construct(['singular' => 'entry', 'plural' => 'entries', 'ajax' => false]);
        $this->query = EntryQuery::fromRequest();
    }

    public function query(): EntryQuery
    {
        return $this->query;
    }

    public function prepare_items(): void
    {
        $size = $this->get_items_per_page(EntriesScreen::PER_PAGE, self::PER_PAGE);
        $this->items = $this->finder->page($this->query, $this->get_pagenum(), $size);
        $this->counts = $this->finder->countStates($this->query);
        $this->set_pagination_args(['total_items' => $this->finder->count($this->query), 'per_page' => $size]);
        _prime_post_caches(array_unique(array_filter(array_merge(...array_map(
            static fn (KeptEntry $kept): array => [$kept->entry->form, $kept->entry->containerPost],
            $this->items,
        )))), false, false);
        $this->_column_headers = [$this->get_columns(), [], [], 'sender'];
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return [
            'cb' => '<input type="checkbox">',
            'sender' => __('Message', 'gazetteer'),
            'form' => __('Form', 'gazetteer'),
            'page' => __('Page', 'gazetteer'),
            'state' => __('Status', 'gazetteer'),
            'taken' => __('Date', 'gazetteer'),
        ];
    }

    public function no_items(): void
    {
        echo esc_html(match (true) {
            $this->query->search !== '' || $this->query->form > 0 => __('No entries found. Try a shorter search, or another form.', 'gazetteer'),
            $this->query->state === EntryState::Spam => __('No spam. Entries that look like spam are kept here for 30 days.', 'gazetteer'),
            $this->query->state !== null => __('No entries with this status.', 'gazetteer'),
            default => __('No entries yet. Messages sent through your forms are saved here, even if the email fails.', 'gazetteer'),
        });
    }

    /** @return array<string, string> */
    protected function get_bulk_actions(): array
    {
        $ofState = $this->query->state === EntryState::Spam
            ? ['not_spam' => __('Not spam', 'gazetteer')]
            : ['resend' => __('Send again', 'gazetteer')];

        return $ofState + ['delete' => __('Delete permanently', 'gazetteer')];
    }

    /** @return array<string, string> */
    protected function get_views(): array
    {
        return EntriesScreen::views($this->query, $this->counts);
    }

    /** @param string $which */
    protected function extra_tablenav($which): void
    {
        $forms = $which === 'top' ? $this->finder->forms() : [];
        if ($forms === []) {
            return;
        }
        echo '<div class="alignleft actions gazetteer-form-filter"><label class="screen-reader-text" for="gazetteer-entries-form">' . esc_html__('Filter by form', 'gazetteer') . '</label>';
        echo '<select name="form" id="gazetteer-entries-form"><option value="0">' . esc_html__('All forms', 'gazetteer') . '</option>';
        foreach ($forms as $form) {
            printf('<option value="%d"%s>%s</option>', (int) $form, selected($form, $this->query->form, false), esc_html(EntryWords::form($form)));
        }
        echo '</select>';
        submit_button(__('Filter', 'gazetteer'), '', 'filter_action', false);
        echo '</div>';
    }

    /** @param KeptEntry $item */
    protected function column_cb($item): string
    {
        $label = sprintf(
            /* translators: %s: who sent the message. */
            __('Select the entry of %s', 'gazetteer'),
            EntryWords::sender($item->entry),
        );

        return sprintf(
            '<label class="screen-reader-text" for="cb-select-%1$d">%2$s</label><input type="checkbox" id="cb-select-%1$d" name="entry_ids[]" value="%1$d">',
            $item->entry->id,
            esc_html($label),
        );
    }

    /** @param KeptEntry $item */
    protected function column_sender($item): string
    {
        return sprintf(
            '<strong><a class="row-title" href="%s">%s</a></strong>%s<p class="gazetteer-excerpt">%s</p>',
            esc_url(EntriesScreen::url(['entry' => $item->entry->id])),
            esc_html(EntryWords::sender($item->entry)),
            // On narrow screens, WordPress hides the column with the state, so show the state here, too.
            $item->entry->state === EntryState::Sent ? '' : ' <span class="gazetteer-narrow">' . EntryWords::badge($item->entry) . '</span>',
            esc_html(EntryWords::excerpt($item->entry)),
        );
    }

    /** @param KeptEntry $item */
    protected function column_form($item): string
    {
        return esc_html(EntryWords::form($item->entry->form));
    }

    /** @param KeptEntry $item */
    protected function column_page($item): string
    {
        $page = EntryWords::page($item->entry);

        return $page === '' ? '—' : sprintf('<a href="%s">%s</a>', esc_url(EntryWords::pageUrl($item->entry)), esc_html($page));
    }

    /** @param KeptEntry $item */
    protected function column_state($item): string
    {
        return EntryWords::badge($item->entry);
    }

    /** @param KeptEntry $item */
    protected function column_taken($item): string
    {
        return sprintf(
            '<time datetime="%s">%s</time>',
            esc_attr((string) wp_date('c', $item->entry->time)),
            esc_html(EntryWords::moment($item->entry->time)),
        );
    }

    /**
     * @param KeptEntry $item
     * @param string $column_name
     * @param string $primary
     */
    protected function handle_row_actions($item, $column_name, $primary): string
    {
        if ($column_name !== $primary) {
            return '';
        }
        $actions = ['view' => sprintf('<a href="%s">%s</a>', esc_url(EntriesScreen::url(['entry' => $item->entry->id])), esc_html__('View', 'gazetteer'))];
        foreach (EntryAction::offered($item->entry) as $action) {
            $actions[$action->value] = sprintf('<a href="%s"%s>%s</a>', esc_url($action->url($item->entry->id)), $action === EntryAction::Delete ? ' class="submitdelete"' : '', esc_html($action->label()));
        }

        return $this->row_actions($actions);
    }
}
