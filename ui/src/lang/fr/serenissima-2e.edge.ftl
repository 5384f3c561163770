edge-next = ensuite : galère { $galley }
