<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Closure;
use Gazetteer\ContactForm\FormPostType;
use WP_Screen;

/** Warns the owner of undelivered messages on admin screens and in Site Health. */
final class UnsentNotice
{
    private const SCREENS = ['dashboard', 'plugins', 'edit-' . FormPostType::NAME];

    /** @param Closure(): int $unsent The number of entries that were not delivered. */
    public function __construct(private readonly Closure $unsent)
    {
    }

    public function print(): void
    {
        $screen = get_current_screen();
        if (!$screen instanceof WP_Screen || !in_array($screen->id, self::SCREENS, true)) {
            return;
        }
        if (EntriesScreen::isGranted() && ($this->unsent)() > 0) {
            wp_admin_notice(
                esc_html($this->sentence()) . sprintf(' <a href="%s">%s</a>', esc_url(EntriesScreen::url()), esc_html__('View entries', 'gazetteer')),
                ['type' => 'warning'],
            );
        }
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTest(array $tests): array
    {
        $tests['direct']['gazetteer_mail'] = ['label' => __('Emails of contact forms', 'gazetteer'), 'test' => $this->test(...)];

        return $tests;
    }

    /** @return array<string, mixed> */
    private function test(): array
    {
        $unsent = ($this->unsent)();

        return [
            'label' => $unsent > 0
                ? __('Some entries of your contact forms could not be emailed', 'gazetteer')
                : __('The entries of your contact forms were emailed', 'gazetteer'),
            'status' => $unsent > 0 ? 'recommended' : 'good',
            'badge' => ['label' => __('Contact forms', 'gazetteer'), 'color' => 'blue'],
            'description' => '<p>' . esc_html($unsent > 0
                ? $this->sentence() . ' ' . __('The history of each entry shows the response of the mail server.', 'gazetteer')
                : __('No entries are waiting to be emailed.', 'gazetteer')) . '</p>',
            'actions' => $unsent > 0
                ? sprintf('<p><a href="%s">%s</a></p>', esc_url(EntriesScreen::url()), esc_html__('View entries', 'gazetteer'))
                : '',
            'test' => 'gazetteer_mail',
        ];
    }

    private function sentence(): string
    {
        $unsent = ($this->unsent)();

        return sprintf(
            /* translators: %s: number of entries. */
            _n(
                '%s entry of your contact forms could not be emailed to you. You can read it under Contact → Entries.',
                '%s entries of your contact forms could not be emailed to you. You can read them under Contact → Entries.',
                $unsent,
                'gazetteer',
            ),
            number_format_i18n($unsent),
        );
    }
}
