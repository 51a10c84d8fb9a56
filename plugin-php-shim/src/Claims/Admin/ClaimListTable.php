<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Admin;

use Gazetteer\Claims\ClaimTexts;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Plans\Orders\OrderWords;
use WP_List_Table;

if (!defined('ABSPATH')) {
    exit;
}

// Load the base class, because WordPress loads it only on its own list screens.
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

final class ClaimListTable extends WP_List_Table
{
    private const PER_PAGE = 20;
    private const WORDS = 30;

    public function __construct(private readonly ClaimTable $table, private readonly ?ClaimState $state, private readonly string $address)
    {
        parent::__construct(['singular' => 'claim', 'plural' => 'claims', 'ajax' => false]);
    }

    public function prepare_items(): void
    {
        $this->items = $this->table->page($this->state, $this->get_pagenum(), self::PER_PAGE);
        $this->set_pagination_args(['total_items' => $this->table->count($this->state), 'per_page' => self::PER_PAGE]);
        $listings = array_unique(array_map(static fn (Claim $claim): int => $claim->listing, $this->items));
        _prime_post_caches(array_values(array_filter($listings)), false, false);
        cache_users(array_values(array_unique(array_map(static fn (Claim $claim): int => $claim->claimant, $this->items))));
        $this->_column_headers = [$this->get_columns(), [], [], 'listing'];
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return [
            'listing' => __('Listing', 'gazetteer'),
            'claimant' => __('Claimant', 'gazetteer'),
            'words' => __('Proof', 'gazetteer'),
            'state' => __('Status', 'gazetteer'),
            'made' => __('Date', 'gazetteer'),
        ];
    }

    public function no_items(): void
    {
        esc_html_e('No claims found. Claims that visitors send from a listing page are shown here.', 'gazetteer');
    }

    /** @return array<string, string> */
    protected function get_views(): array
    {
        $views = ['all' => $this->viewLink(null, __('All', 'gazetteer'))];
        foreach (ClaimState::cases() as $state) {
            $views[$state->value] = $this->viewLink($state, ClaimTexts::state($state));
        }

        return $views;
    }

    /** @param Claim $item */
    protected function column_listing($item): string
    {
        return sprintf('<strong><a class="row-title" href="%s">%s</a></strong>', esc_url(ClaimsScreen::reviewUrl($item->id)), esc_html(OrderWords::title($item->listing)));
    }

    /** @param Claim $item */
    protected function column_claimant($item): string
    {
        return esc_html($item->name) . '<br>' . ClaimsScreen::account($item->claimant);
    }

    /** @param Claim $item */
    protected function column_words($item): string
    {
        return esc_html(wp_trim_words($item->words, self::WORDS));
    }

    /** @param Claim $item */
    protected function column_state($item): string
    {
        return esc_html(ClaimTexts::state($item->state));
    }

    /** @param Claim $item */
    protected function column_made($item): string
    {
        return sprintf('<time datetime="%s">%s</time>', esc_attr((string) wp_date('c', $item->made)), esc_html(OrderWords::time($item->made)));
    }

    /**
     * @param Claim $item
     * @param string $column_name
     * @param string $primary
     */
    protected function handle_row_actions($item, $column_name, $primary): string
    {
        if ($column_name !== $primary) {
            return '';
        }
        $view = get_post_status($item->listing) === 'publish' ? (string) get_permalink($item->listing) : '';
        $review = $item->isOpen() ? __('Approve or decline', 'gazetteer') : __('Details', 'gazetteer');

        return $this->row_actions(array_filter([
            'review' => sprintf('<a href="%s">%s</a>', esc_url(ClaimsScreen::reviewUrl($item->id)), esc_html($review)),
            'view' => $view === '' ? '' : sprintf('<a href="%s">%s</a>', esc_url($view), esc_html__('View the listing', 'gazetteer')),
        ]), true);
    }

    private function viewLink(?ClaimState $state, string $words): string
    {
        return sprintf(
            '<a href="%s"%s>%s <span class="count">(%s)</span></a>',
            esc_url($state === null ? $this->address : add_query_arg(ClaimsScreen::STATE, $state->value, $this->address)),
            $state === $this->state ? ' class="current" aria-current="page"' : '',
            esc_html($words),
            esc_html(number_format_i18n($this->table->count($state))),
        );
    }
}
