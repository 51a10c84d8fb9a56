<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Gazetteer\Kernel\Mail\Domain\MailAddress as MovedMailAddress;

// Loads the class when another plugin uses its earlier name first. The alias is declared beside the class.
class_exists(MovedMailAddress::class);
