<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin;

use Closure;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Domain\ClickReport;

/** The admin screen Listings → Link clicks: the number of clicks in the last 30 days, and the most clicked targets. */
final class ClicksScreen
{
    public const PAGE = 'gazetteer-link-clicks';
    private const RIGHT = 'edit_others_posts';
    private const DAYS = 30;
    private const TOP = 20;
    private const STYLE = 'templates/links/links.css';

    /** @param Closure(): bool $isOn */
    public function __construct(
        private readonly ClickTable $table,
        private readonly Closure $isOn,
        private readonly string $listingType,
    ) {
    }

    public function addPage(): void
    {
        // Hide the menu item if counting is off and there are no counts.
        if (!($this->isOn)() && !ClickTable::table()->exists()) {
            return;
        }
        $hook = add_submenu_page(
            "edit.php?post_type={$this->listingType}",
            __('Link clicks', 'gazetteer'),
            __('Link clicks', 'gazetteer'),
            self::RIGHT,
            self::PAGE,
            $this->draw(...),
        );
        if ($hook !== false) {
            add_action("load-{$hook}", self::addStyle(...));
        }
    }

    public static function addStyle(): void
    {
        wp_enqueue_style('gazetteer-links', plugins_url(self::STYLE, GAZETTEER_FILE), [], (string) filemtime(dirname(GAZETTEER_FILE) . '/' . self::STYLE));
    }

    private function draw(): void
    {
        if (!current_user_can(self::RIGHT)) {
            return;
        }
        $from = (string) wp_date('Y-m-d', time() - (self::DAYS - 1) * DAY_IN_SECONDS);
        $html = Template::fill(dirname(GAZETTEER_FILE) . '/templates/links/clicks.php', [
            'report' => ClickReport::of($this->table->byDay($from), (string) wp_date('Y-m-d'), self::DAYS),
            'top' => $this->table->top($from, self::TOP),
            'kept' => ClickTable::DAYS,
            'isOn' => ($this->isOn)(),
        ]);
        echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the template escapes.
    }
}
