<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\Spam\DrawnChallenges;
use Gazetteer\ContactForm\Submission\Challenges;
use Gazetteer\ContactForm\Submission\SiteSigner;
use Gazetteer\Kernel\Fields\Domain\FormField;

if (!defined('ABSPATH')) {
    exit;
}

/** The site's quizzes, captchas and render tokens, created when the first form is rendered. */
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
        return SiteSigner::drawnToken($form);
    }

    private function challenges(): Challenges
    {
        return $this->challenges ??= new Challenges();
    }
}
