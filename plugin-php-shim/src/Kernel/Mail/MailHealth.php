<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

/** Shows the failed mails about listings and claims in Site Health, with the last error of each. */
final class MailHealth
{
    private const SHOWN = 10;

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public static function addTest(array $tests): array
    {
        $tests['direct']['gazetteer_queued_mail'] = ['label' => __('Emails about listings and claims', 'gazetteer'), 'test' => self::test(...)];

        return $tests;
    }

    /** @return array<string, mixed> */
    private static function test(): array
    {
        $unsent = FailedMailTable::unsent(self::SHOWN);

        return [
            'test' => 'gazetteer_queued_mail',
            'label' => $unsent === []
                ? __('The emails about listings and claims were sent', 'gazetteer')
                : __('Some emails about listings and claims could not be sent', 'gazetteer'),
            'status' => $unsent === [] ? 'good' : 'recommended',
            'badge' => ['label' => __('Directory', 'gazetteer'), 'color' => 'blue'],
            'description' => $unsent === []
                ? '<p>' . esc_html__('No email is waiting to be sent again.', 'gazetteer') . '</p>'
                : '<p>' . esc_html__('The newest failed emails, with the answer of the mail server. Emails with attempts left are sent again automatically.', 'gazetteer') . '</p><ul>'
                    . implode('', array_map(self::line(...), $unsent)) . '</ul>',
            'actions' => '',
        ];
    }

    /** @param array<string, string|null> $row */
    private static function line(array $row): string
    {
        $time = wp_date(get_option('date_format') . ' ' . get_option('time_format'), (int) $row['made']);
        $text = (int) $row['next_try'] > 0
            /* translators: 1: name of an email, such as "received", 2: date and time, 3: error message. */
            ? __('%1$s, %2$s, will be sent again: %3$s', 'gazetteer')
            /* translators: 1: name of an email, such as "received", 2: date and time, 3: error message. */
            : __('%1$s, %2$s, given up: %3$s', 'gazetteer');

        return '<li>' . esc_html(sprintf($text, (string) $row['mail'], (string) $time, (string) $row['trouble'])) . '</li>';
    }
}
