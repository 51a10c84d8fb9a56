<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\Contract\Mark;
use Gazetteer\Kernel\Html\Tag;

/** The attributes that a form with a bot check needs for its script, and the notice for visitors without JavaScript. */
final class BotCheckMarkup
{
    private readonly Provider|RegisteredProvider|null $provider;

    public function __construct(private readonly BotCheckSettings $settings, CheckedForm $form)
    {
        $provider = $settings->providerFor($form);
        // If the plugin that registered the provider is inactive, render no bot check. The verifier then decides
        // whether to accept the form.
        $this->provider = $provider instanceof RegisteredProvider && !$provider->isActive() ? null : $provider;
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
            Mark::BOT_CHECK_KEY => $this->settings->siteKey(),
            Mark::BOT_CHECK_CONSENT => $this->settings->consent(),
            ...($this->provider instanceof RegisteredProvider ? [Mark::BOT_CHECK_SCRIPT => $this->provider->script(), Mark::BOT_CHECK_NAME => $this->provider->title()] : []),
        ]);
    }

    /** The name of the contact form input that carries the token; '' if the form has no bot check. */
    public function tokenInput(): string
    {
        return $this->provider?->tokenInput() ?? '';
    }

    public function withoutScript(): string
    {
        return $this->isNeeded() ? Tag::of('noscript', [], Tag::of('p', ['class' => 'gz-form-note', 'role' => 'note'], Tag::text(BotCheckTexts::needsScript()))) : '';
    }
}
