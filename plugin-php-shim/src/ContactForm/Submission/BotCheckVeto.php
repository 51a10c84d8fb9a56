<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\NotVerified;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\Veto;

if (!defined('ABSPATH')) {
    exit;
}

/** Runs the bot check after all other checks: a token works only once, and a rejected form would need a new one. */
final class BotCheckVeto implements Veto
{
    public function __construct(private readonly BotCheckSettings $settings, private readonly Veto $next)
    {
    }

    public function against(Form $form, Posted $posted): ?string
    {
        $provider = $this->settings->providerFor(CheckedForm::Contact);
        if ($provider !== null) {
            try {
                (new BotCheckVerifier($this->settings))->check(CheckedForm::Contact, $posted->extraInput($provider->tokenInput()));
            } catch (NotVerified $refused) {
                return $refused->getMessage();
            }
        }

        return $this->next->against($form, $posted);
    }
}
