<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\Veto;
use Gazetteer\Kernel\Extensions;

if (!defined('ABSPATH')) {
    exit;
}

/** Lets other plugins stop a form: with true, or with the words that the visitor is to read. */
final class HookedVeto implements Veto
{
    public function against(Form $form, Posted $posted): ?string
    {
        $veto = Extensions::filter('gazetteer_abort_contact_form', false, $form, $posted);

        return $veto === true ? '' : (is_string($veto) && $veto !== '' ? wp_strip_all_tags($veto) : null);
    }
}
