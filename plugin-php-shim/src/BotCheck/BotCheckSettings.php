<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;

/** The bot check's settings. Older versions of the plugin stored only reCAPTCHA keys, for the listing form. */
final class BotCheckSettings
{
    public const OPTION = 'botCheck';
    public const PROVIDER = 'provider';
    public const SITE_KEY = 'siteKey';
    public const SECRET = 'secret';
    public const FORMS = 'forms';
    public const LEAST_SCORE = 'leastScore';
    public const NEEDS_SERVICE = 'needsService';
    public const CONSENT = 'consent';
    /** The consent categories of the WP Consent API. */
    public const CONSENTS = ['functional', 'preferences', 'statistics', 'marketing'];

    private const SCORE = 50;
    private const LONGEST_SLUG = 40;

    public function __construct(private readonly Input $chosen)
    {
    }

    public static function fromSettings(Settings $settings): self
    {
        return new self($settings->botCheck());
    }

    /** The selected provider, even if its keys are missing; null if none is selected. */
    public function chosen(): Provider|RegisteredProvider|null
    {
        // Older versions did not store the provider. Their keys are for reCAPTCHA.
        $usual = $this->siteKey() . $this->secret() === '' ? '' : Provider::Recaptcha->value;

        $slug = $this->chosen->has(self::PROVIDER) ? $this->chosen->text(self::PROVIDER, self::LONGEST_SLUG) : $usual;

        return Provider::tryFrom($slug) ?? RegisteredProvider::find($slug);
    }

    /** The provider that checks forms of this type; null if the form is not checked or a key is missing. */
    public function providerFor(CheckedForm $form): Provider|RegisteredProvider|null
    {
        $isReady = $this->siteKey() !== '' && $this->secret() !== '';

        return $isReady && in_array($form, $this->forms(), true) ? $this->chosen() : null;
    }

    /** @return list<CheckedForm> */
    public function forms(): array
    {
        $names = $this->chosen->has(self::FORMS) ? $this->chosen->list(self::FORMS) : [CheckedForm::Listing->value];

        return array_values(array_filter(CheckedForm::cases(), static fn (CheckedForm $form): bool => in_array($form->value, $names, true)));
    }

    public function siteKey(): string
    {
        return $this->chosen->text(self::SITE_KEY, 200);
    }

    public function secret(): string
    {
        return $this->chosen->text(self::SECRET, 200);
    }

    /** The minimum score for human visitors, from 0 to 100. */
    public function minimumPercent(): int
    {
        return $this->chosen->int(self::LEAST_SCORE, self::SCORE, 0, 100);
    }

    /** Whether forms are refused when the provider does not respond. */
    public function needsService(): bool
    {
        return $this->chosen->flag(self::NEEDS_SERVICE);
    }

    /** The consent category that a visitor must accept before the provider's script loads; '' for none. */
    public function consent(): string
    {
        return $this->chosen->choice(self::CONSENT, ['', ...self::CONSENTS], '');
    }

    /** @return array<string, mixed> The settings as stored in the database. */
    public function all(): array
    {
        return [
            self::PROVIDER => $this->chosen()->value ?? '',
            self::SITE_KEY => $this->siteKey(),
            self::SECRET => $this->secret(),
            self::FORMS => array_map(static fn (CheckedForm $form): string => $form->value, $this->forms()),
            self::LEAST_SCORE => $this->minimumPercent(),
            self::NEEDS_SERVICE => $this->needsService(),
            self::CONSENT => $this->consent(),
        ];
    }
}
