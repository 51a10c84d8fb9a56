<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\Contract\Mark;
use Gazetteer\Kernel\Html\Tag;

/** What a form that is checked says of it: to the script, and to whoever has none. */
final class BotCheckMarkup
{
    private readonly ?Provider $provider;

    public function __construct(private readonly BotCheckSettings $settings, CheckedForm $form)
    {
        $this->provider = $settings->providerFor($form);
    }

    public function isNeeded(): bool
    {
        return $this->provider !== null;
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return $this->provider === null ? [] : array_filter([
            Mark::BOT_CHECK => $this->provider->value,
            Mark::BOT_CHECK_KEY => $this->settings->typedSiteKey(),
            Mark::BOT_CHECK_CONSENT => $this->settings->consent(),
        ]);
    }

    /** What a contact form carries the token in; '' where it needs none. */
    public function tokenInput(): string
    {
        return $this->provider?->tokenInput() ?? '';
    }

    public function withoutScript(): string
    {
        return $this->isNeeded() ? Tag::of('noscript', [], Tag::of('p', ['class' => 'gz-form-note', 'role' => 'note'], Tag::text(BotCheckTexts::needsScript()))) : '';
    }
}
