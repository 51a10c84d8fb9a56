<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Data\DataNames;
use Gazetteer\Plans\Admin\PlanAdmin;
use Gazetteer\Plans\Payments\PaymentSetup;

/** The list of setup tasks with their state, for the setup screen. */
final class Checklist
{
    public function __construct(private readonly Pages $pages, private readonly Examples $examples, private readonly DataNames $names, private readonly PaymentSetup $payment)
    {
    }

    /** @return list<array{done: bool, words: string, url: string, way: string}> */
    public function items(): array
    {
        $items = array_map($this->page(...), PagePurpose::cases());
        $items[] = self::item(
            $this->examples->hasCategories(),
            __('Categories', 'gazetteer'),
            admin_url("edit-tags.php?taxonomy={$this->names->category}&post_type={$this->names->listing}"),
            __('Edit categories', 'gazetteer'),
        );
        $items[] = self::item($this->examples->hasPlans(), __('Plans', 'gazetteer'), admin_url("edit.php?post_type={$this->names->listing}&page=" . PlanAdmin::PAGE), __('Edit plans', 'gazetteer'));
        if ($this->payment->isNeeded()) {
            $items[] = self::item($this->payment->isDone(), __('Payment instructions for plans', 'gazetteer'), PaymentSetup::settingsUrl(), __('Edit payment instructions', 'gazetteer'));
        }
        $items[] = self::item(
            (int) (wp_count_posts($this->names->listing)->publish ?? 0) > 0,
            __('First listing', 'gazetteer'),
            admin_url("post-new.php?post_type={$this->names->listing}"),
            __('Add a listing', 'gazetteer'),
        );
        $items[] = self::item(
            (string) get_option('permalink_structure') !== '',
            __('Readable permalinks', 'gazetteer'),
            admin_url('options-permalink.php'),
            __('Choose permalinks', 'gazetteer'),
        );

        $items[] = self::item(
            self::isTimeZoneChosen(),
            sprintf(
                /* translators: %s: a time zone, such as “UTC+0”. */
                __('Time zone: %s. Used for opening hours and dates', 'gazetteer'),
                self::timeZone(),
            ),
            admin_url('options-general.php#timezone_string'),
            __('Choose the time zone', 'gazetteer'),
        );

        return $items;
    }

    /**
     * Whether the site's time zone is set. WordPress's default is the offset UTC+0, so this offset counts as not set.
     * Owners in UTC can select "UTC" or a city.
     */
    private static function isTimeZoneChosen(): bool
    {
        return (string) get_option('timezone_string') !== '' || (float) get_option('gmt_offset') !== 0.0;
    }

    private static function timeZone(): string
    {
        $name = wp_timezone_string();

        return $name === '+00:00' ? 'UTC+0' : $name;
    }

    /** @return array{done: bool, words: string, url: string, way: string} */
    private function page(PagePurpose $purpose): array
    {
        $page = $this->pages->current($purpose);
        /* translators: %s: what the page is for, such as “Directory”. */
        $words = sprintf(__('Page: %s', 'gazetteer'), $purpose->title());
        if ($page === 0) {
            return self::item(false, $words, '', '');
        }
        if (!Pages::serves($purpose, $page)) {
            /* translators: 1: what the page is for, 2: name of a block, such as “Listing form”. */
            $words = sprintf(__('Page: %1$s. It does not contain the block “%2$s” yet', 'gazetteer'), $purpose->title(), $purpose->blockTitle());

            return self::item(false, $words, (string) get_edit_post_link($page, 'raw'), __('Edit the page', 'gazetteer'));
        }

        return self::item(true, $words, (string) get_permalink($page), __('View page', 'gazetteer'));
    }

    /** @return array{done: bool, words: string, url: string, way: string} */
    private static function item(bool $done, string $words, string $url, string $way): array
    {
        return ['done' => $done, 'words' => $words, 'url' => $url, 'way' => $way];
    }
}
