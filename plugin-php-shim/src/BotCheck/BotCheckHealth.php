<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

/** The Site Health test that fails if the bot check provider rejected the site's keys. */
final class BotCheckHealth
{
    public function __construct(private readonly BotCheckSettings $settings, private readonly string $address)
    {
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTest(array $tests): array
    {
        if ($this->settings->chosen() === null || $this->settings->forms() === []) {
            return $tests;
        }
        $tests['direct']['gazetteer_bot_check'] = [
            'label' => __('The bot check accepts your keys', 'gazetteer'),
            'test' => $this->test(...),
        ];

        return $tests;
    }

    /** @return array<string, mixed> */
    private function test(): array
    {
        $isWrong = WrongKey::isKnown($this->settings);
        $words = $isWrong
            /* translators: %s: name of a service, such as hCaptcha. */
            ? __('%s rejected the keys that you entered. Forms cannot be checked until you enter valid keys.', 'gazetteer')
            /* translators: %s: name of a service, such as hCaptcha. */
            : __('%s has not rejected your keys.', 'gazetteer');

        return [
            'test' => 'gazetteer_bot_check',
            'label' => $isWrong ? __('The bot check rejects your keys', 'gazetteer') : __('The bot check accepts your keys', 'gazetteer'),
            'status' => $isWrong ? 'critical' : 'good',
            'badge' => ['label' => __('Security', 'gazetteer'), 'color' => 'blue'],
            'description' => '<p>' . esc_html(sprintf($words, $this->settings->chosen()?->title() ?? '')) . '</p>',
            'actions' => $isWrong ? sprintf('<p><a href="%s">%s</a></p>', esc_url($this->address), esc_html__('Enter the keys', 'gazetteer')) : '',
        ];
    }
}
