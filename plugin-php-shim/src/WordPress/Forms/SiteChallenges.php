<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Forms;

use Gazetteer\Domain\ContactForm\DrawnChallenges;
use Gazetteer\Domain\ContactForm\FormField;
use Gazetteer\WordPress\ContactForms\Challenges;
use Gazetteer\WordPress\ContactForms\Secrets;

if (!defined('ABSPATH')) {
    exit;
}

/** The site's own quizzes, captchas and seals; made when the first form is drawn. */
final class SiteChallenges implements DrawnChallenges
{
    private ?Challenges $challenges = null;

    public function quiz(FormField $field): array
    {
        return $this->challenges()->quiz($field);
    }

    public function captcha(FormField $field): string
    {
        return $this->challenges()->captcha($field);
    }

    public function drawn(int $form): string
    {
        return Secrets::drawnToken($form);
    }

    private function challenges(): Challenges
    {
        return $this->challenges ??= new Challenges();
    }
}
