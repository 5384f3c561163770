edge-next = next: galley { $galley }
