<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Gazetteer\Kernel\Mail\Domain\Mail as MovedMail;

// Loads the class when another plugin uses its earlier name first. The alias is declared beside the class.
class_exists(MovedMail::class);
