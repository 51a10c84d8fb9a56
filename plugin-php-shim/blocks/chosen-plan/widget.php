<?php

declare(strict_types=1);

return ['words' => static fn (): array => ['title' => __('Chosen plan', 'gazetteer')]];
