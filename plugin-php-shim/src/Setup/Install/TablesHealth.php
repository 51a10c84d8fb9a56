<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Gazetteer\Kernel\Store\Table;
use Gazetteer\Kernel\SiteHealthButton;

/** The Site Health test for failed table migrations, with a button to retry them. */
final class TablesHealth
{
    private const ACTION = 'gazetteer_migrate_now';

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public static function addTest(array $tests): array
    {
        $tests['direct']['gazetteer_tables'] = [
            'label' => __('The database tables of Gazetteer are up to date', 'gazetteer'),
            'test' => self::test(...),
        ];

        return $tests;
    }

    /** @return array<string, mixed> */
    private static function test(): array
    {
        $old = array_values(array_filter(Tables::all(), static fn (Table $table): bool => $table->exists() && !$table->isCurrent()));

        return [
            'test' => 'gazetteer_tables',
            'label' => $old === []
                ? __('The database tables of Gazetteer are up to date', 'gazetteer')
                : __('A database table of Gazetteer could not be updated', 'gazetteer'),
            'status' => $old === [] ? 'good' : 'recommended',
            'badge' => ['label' => __('Directory', 'gazetteer'), 'color' => 'blue'],
            'description' => $old === []
                ? '<p>' . esc_html__('The tables for entries and orders match this version of the plugin.', 'gazetteer') . '</p>'
                : implode('', array_map(self::sentences(...), $old)),
            'actions' => $old === [] ? '' : SiteHealthButton::draw(self::ACTION, __('Update now', 'gazetteer')),
        ];
    }

    private static function sentences(Table $table): string
    {
        $trouble = $table->state->trouble();

        return '<p>' . esc_html(sprintf(
            /* translators: %s: name of a table of the database. */
            __('The table %s has the structure of an earlier version. It still works and no data is lost, but new features of this version are not available yet. The update is retried automatically.', 'gazetteer'),
            $table->name(),
        )) . '</p>' . ($trouble === '' ? '' : '<p>' . esc_html__('Database error:', 'gazetteer') . ' <code>' . esc_html($trouble) . '</code></p>');
    }

    public static function tryNow(): void
    {
        SiteHealthButton::check(self::ACTION);
        foreach (Tables::all() as $table) {
            $table->state->retryNow();
            $table->migrate();
        }
        SiteHealthButton::goBack();
    }
}
