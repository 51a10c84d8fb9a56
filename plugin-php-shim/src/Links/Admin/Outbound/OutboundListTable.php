<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Outbound\OutboundAddresses;
use Gazetteer\Links\Outbound\OutboundTable;
use Gazetteer\Links\OutboundTexts;
use WP_List_Table;

if (!defined('ABSPATH')) {
    exit;
}

// WordPress loads this class only on its own list screens.
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The list of outbound links, as a standard WordPress list table. */
final class OutboundListTable extends WP_List_Table
{
    public const PER_PAGE = 20;
    public const IDS = 'links';
    public const PLURAL = 'outbound_links';

    /** @var array<string, int> Recent clicks, by the target under which a link's clicks are counted. */
    private array $recent = [];

    /** @param list<string> $prefixes The prefixes from the settings. */
    public function __construct(
        private readonly OutboundTable $links,
        private readonly ClickTable $clicks,
        private readonly array $prefixes,
        private readonly Input $asked,
    ) {
        parent::__construct(['singular' => 'outbound_link', 'plural' => self::PLURAL, 'ajax' => false]);
    }

    public function search(): string
    {
        return $this->asked->text('s', 200);
    }

    public function prepare_items(): void
    {
        $size = $this->get_items_per_page(OutboundScreen::PER_PAGE, self::PER_PAGE);
        $this->items = $this->links->page($this->search(), $this->asked->choice('orderby', OutboundTable::SORTABLE, 'address'), $this->asked->text('order') === 'desc', $this->get_pagenum(), $size);
        $this->set_pagination_args(['total_items' => $this->links->count($this->search()), 'per_page' => $size]);
        $this->recent = $this->clicks->recentOutbound();
        $this->_column_headers = [$this->get_columns(), [], $this->get_sortable_columns(), 'address'];
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return [
            'cb' => '<input type="checkbox">',
            'address' => __('Link address', 'gazetteer'),
            'target' => __('Destination', 'gazetteer'),
            'label' => __('Label', 'gazetteer'),
            'status' => __('Status', 'gazetteer'),
            'clicks' => __('Clicks in 30 days', 'gazetteer'),
        ];
    }

    public function no_items(): void
    {
        echo esc_html($this->search() !== ''
            ? __('No outbound links found. Try a shorter search.', 'gazetteer')
            : __('No outbound links yet. Add one for each partner that you link to often. If the partner’s URL changes, you update it here once.', 'gazetteer'));
    }

    /** @return array<string, array{string, bool}> */
    protected function get_sortable_columns(): array
    {
        return ['address' => ['address', false], 'target' => ['target', false], 'label' => ['label', false], 'status' => ['status', true]];
    }

    /** @return array<string, string> */
    protected function get_bulk_actions(): array
    {
        return [
            OutboundAction::On->value => __('Switch on', 'gazetteer'),
            OutboundAction::Off->value => __('Switch off', 'gazetteer'),
            OutboundAction::Delete->value => __('Delete permanently', 'gazetteer'),
        ];
    }

    /** @param OutboundLink $item */
    protected function column_cb($item): string
    {
        return sprintf(
            '<label class="screen-reader-text" for="cb-select-%1$d">%2$s</label><input type="checkbox" id="cb-select-%1$d" name="%3$s[]" value="%1$d">',
            $item->id,
            /* translators: %s: the address of an outbound link. */
            esc_html(sprintf(__('Select %s', 'gazetteer'), "/{$item->path()}/")),
            self::IDS,
        );
    }

    /** @param OutboundLink $item */
    protected function column_address($item): string
    {
        $badge = $item->isOn ? '' : sprintf(' <span class="post-state gazetteer-outbound-narrow">— %s</span>', esc_html(OutboundTexts::status(false)));
        $note = $item->note === '' ? '' : sprintf('<p class="gazetteer-outbound-note">%s</p>', esc_html(mb_strimwidth((string) preg_replace('/\s+/', ' ', $item->note), 0, 120, '…')));

        return sprintf('<strong><a class="row-title" href="%s"><bdi dir="ltr">/%s/</bdi></a>%s</strong>%s', esc_url(OutboundScreen::url(['view' => 'edit', 'link' => $item->id])), esc_html($item->path()), $badge, $note);
    }

    /** @param OutboundLink $item */
    protected function column_target($item): string
    {
        return sprintf('<bdi dir="ltr" class="gazetteer-outbound-target">%s</bdi>', esc_html(mb_strimwidth((string) preg_replace('~^https?://~', '', $item->target), 0, 90, '…')));
    }

    /** @param OutboundLink $item */
    protected function column_label($item): string
    {
        return esc_html($item->label);
    }

    /** @param OutboundLink $item */
    protected function column_status($item): string
    {
        if (!in_array($item->prefix, $this->prefixes, true)) {
            return esc_html__('Not working: its path is not in the settings', 'gazetteer');
        }

        return esc_html(OutboundTexts::status($item->isOn));
    }

    /** @param OutboundLink $item */
    protected function column_clicks($item): string
    {
        $clicks = $this->recent[OutboundAddresses::counted($item)] ?? 0;

        return $clicks === 0 && !$this->clicks->isOn() ? '—' : esc_html(number_format_i18n($clicks));
    }

    /**
     * @param OutboundLink $item
     * @param string $column_name
     * @param string $primary
     */
    protected function handle_row_actions($item, $column_name, $primary): string
    {
        if ($column_name !== $primary) {
            return '';
        }
        $name = "/{$item->path()}/";
        $switch = $item->isOn ? OutboundAction::Off : OutboundAction::On;
        $link = static fn (string $address, string $text, string $label, string $class = ''): string => sprintf('<a href="%s"%s aria-label="%s">%s</a>', esc_url($address), $class === '' ? '' : " class=\"{$class}\"", esc_attr($label), esc_html($text));

        return $this->row_actions([
            /* translators: %s: the address of an outbound link. */
            'edit' => $link(OutboundScreen::url(['view' => 'edit', 'link' => $item->id]), __('Edit', 'gazetteer'), sprintf(__('Edit %s', 'gazetteer'), $name)),
            /* translators: %s: the address of an outbound link. */
            'copy' => sprintf('<button type="button" class="button-link gazetteer-outbound-copy" data-clipboard-text="%s" aria-label="%s">%s</button>', esc_attr(OutboundAddresses::url($item)), esc_attr(sprintf(__('Copy the address of %s', 'gazetteer'), $name)), esc_html__('Copy', 'gazetteer')),
            'switch' => $link($switch->url($item->id), $switch->label(), "{$switch->label()}: {$name}"),
            /* translators: %s: the address of an outbound link. */
            'delete' => $link(OutboundAction::Delete->url($item->id), OutboundAction::Delete->label(), sprintf(__('Delete %s permanently', 'gazetteer'), $name), 'submitdelete'),
        ]);
    }
}
