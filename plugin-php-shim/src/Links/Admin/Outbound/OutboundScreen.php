<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

use Closure;
use Gazetteer\ContactForm\Entries\Files\FileDownload;
use Gazetteer\Import\Domain\Files\Formula;
use Gazetteer\Kernel\Domain\Csv;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Links\Admin\ClicksScreen;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Domain\Outbound\OutboundRules;
use Gazetteer\Links\Outbound\OutboundAddresses;
use Gazetteer\Links\Outbound\OutboundTable;
use Gazetteer\Plugin;

/** The admin screen Listings → Outbound links: the list, the edit form, import and export. */
final class OutboundScreen
{
    public const PAGE = 'gazetteer-outbound-links';
    public const PER_PAGE = 'gazetteer_outbound_per_page';
    public const RIGHT = 'edit_others_posts';
    private const DONE = 'done';
    private const EXPORT_BATCH = 500;

    /**
     * @param Closure(): OutboundEditor $editor
     * @param Closure(): OutboundImportScreen $import
     */
    public function __construct(
        private readonly OutboundTable $links,
        private readonly OutboundAddresses $addresses,
        private readonly ClickTable $clicks,
        private readonly Closure $editor,
        private readonly Closure $import,
        private readonly string $listingType,
    ) {
    }

    /** @param array<string, int|string> $more */
    public static function url(array $more = []): string
    {
        return add_query_arg(self::place(Plugin::settings()->names()->listing) + array_map(rawurlencode(...), array_map(strval(...), $more)), admin_url('edit.php'));
    }

    public static function perPage(mixed $kept, string $option, mixed $value): int
    {
        return max(1, min(200, (int) $value));
    }

    /** Ends the request if the user lacks the capability. */
    public static function demand(): void
    {
        if (!current_user_can(self::RIGHT)) {
            wp_die(esc_html__('You are not allowed to manage outbound links.', 'gazetteer'), 403);
        }
    }

    public function addPage(): void
    {
        $title = __('Outbound links', 'gazetteer');
        $hook = add_submenu_page("edit.php?post_type={$this->listingType}", $title, $title, self::RIGHT, self::PAGE, $this->draw(...));
        if ($hook !== false) {
            add_action("load-{$hook}", $this->load(...));
        }
    }

    /** Runs before output: performs the requested action, then redirects back to the screen. */
    private function load(): void
    {
        self::demand();
        ClicksScreen::addStyle();
        $view = self::asked()->text('view', 20);
        if ($view === 'edit') {
            ($this->editor)()->load();
        } elseif ($view === 'import') {
            ($this->import)()->load();
        } elseif ($view === 'export') {
            check_admin_referer('gazetteer_outbound_export');
            $this->export();
        } else {
            add_screen_option('per_page', ['default' => OutboundListTable::PER_PAGE, 'option' => self::PER_PAGE, 'label' => __('Links per page', 'gazetteer')]);
            $this->act();
            OutboundEditor::addCopyButtons();
        }
    }

    private function act(): void
    {
        $list = $this->list();
        $chosen = $list->current_action();
        $action = is_string($chosen) ? OutboundAction::tryFrom($chosen) : null;
        if ($action === null) {
            return;
        }
        $asked = self::asked();
        $one = $asked->id('link');
        check_admin_referer($one > 0 ? $action->nonce($one) : 'bulk-' . OutboundListTable::PLURAL);
        $count = $action->run($this->links, $one > 0 ? [$one] : $asked->ids(OutboundListTable::IDS, 200));
        wp_safe_redirect(self::url(array_filter([self::DONE => $action->value, 'count' => $count, 's' => $list->search()], static fn (mixed $value): bool => $value !== '')), 303);
        exit;
    }

    private function draw(): void
    {
        self::demand();
        $asked = self::asked();
        // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
        echo match ($asked->text('view', 20)) {
            'edit' => ($this->editor)()->draw(),
            'import' => ($this->import)()->draw(),
            default => Template::fill(dirname(GAZETTEER_FILE) . '/templates/links/outbound-list.php', [
                'list' => $this->list(),
                'place' => self::place($this->listingType),
                'notice' => self::notice($asked),
                'warnings' => $this->warnings(),
            ]),
        };
        // phpcs:enable
    }

    /** Exports all links as CSV, in the columns that the import reads. */
    private function export(): never
    {
        FileDownload::begin('outbound-links-' . wp_date('Y-m-d') . '.csv', 'text/csv; charset=utf-8');
        // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- a CSV file.
        echo Csv::MARK, Csv::line(OutboundRules::COLUMNS);
        $last = 0;
        do {
            $some = $this->links->after($last, self::EXPORT_BATCH);
            foreach ($some as $link) {
                $last = $link->id;
                echo Csv::line(array_map(Formula::escape(...), OutboundRules::cells($link)));
            }
        } while (count($some) === self::EXPORT_BATCH);
        // phpcs:enable
        exit;
    }

    /** @return list<string> Not escaped. */
    private function warnings(): array
    {
        $prefixes = $this->addresses->prefixes();
        $warnings = $prefixes === [] ? [__('None of the partner paths can be used. Enter paths like /go/, with lowercase letters, digits and hyphens.', 'gazetteer')] : [];
        foreach ($prefixes as $prefix) {
            $page = get_page_by_path($prefix);
            if ($page !== null) {
                $warnings[] = sprintf(
                    /* translators: 1: the title of a page; 2: a path, such as /go/. */
                    __('The page “%1$s” has the address %2$s. If one of its subpages has the same address as an outbound link, visitors are redirected by the link.', 'gazetteer'),
                    get_the_title($page),
                    "/{$prefix}/",
                );
            }
        }

        return $this->clicks->isOn() ? $warnings : [...$warnings, __('Clicks are not counted. Turn on counting under Settings → Gazetteer → Widgets → Link clicks.', 'gazetteer')];
    }

    private function list(): OutboundListTable
    {
        return new OutboundListTable($this->links, $this->clicks, $this->addresses->prefixes(), self::asked());
    }

    private static function notice(Input $asked): string
    {
        $done = $asked->text(self::DONE, 20);
        $count = $asked->int('count', 0, 0);

        return match (true) {
            $done === 'saved' => __('Link saved.', 'gazetteer'),
            /* translators: %s: a number of outbound links. */
            $done === 'imported' => sprintf(_n('%s link imported.', '%s links imported.', $count, 'gazetteer'), number_format_i18n($count)),
            OutboundAction::tryFrom($done) !== null && $count > 0 => OutboundAction::from($done)->done($count),
            default => '',
        };
    }

    /** @return array<string, string> The fixed query parameters of the screen. */
    private static function place(string $listingType): array
    {
        return ['post_type' => $listingType, 'page' => self::PAGE];
    }

    private static function asked(): Input
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- methods that change data check the nonce.
        return new Input(wp_unslash($_GET));
    }
}
